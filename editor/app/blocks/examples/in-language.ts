import type { ShownBlock } from '../../../../engine/manifest/stages.ts'
import { engineTexts, formTexts } from '../../../../engine/manifest/texts/engine-texts.ts'

/** An example with those words in a site's language that the engine has in it; the others are to be written anew. */
export function inLanguage(block: ShownBlock, language: string): ShownBlock {
  const { given, send, notSent } = formTexts(language)
  if (block.type === 'articles') {
    const { tags, all } = engineTexts(language).lists
    return { ...block, categories: { ...block.categories, label: tags, all } }
  }
  if (block.type === 'contact-details') {
    const items = block.items.map((item) =>
      item.icon === 'mail' ? { ...item, label: given.email.label } : item,
    )
    return { ...block, items }
  }
  if (block.type !== 'contact-form' || !block.fields) return block
  const { name, email, company, phone, message } = block.fields
  const fields = {
    name: { ...name, label: `${given.name.label}*` },
    email: { ...email, label: `${given.email.label}*` },
    company: { ...company, label: given.company.label },
    phone: { ...phone, label: given.phone.label },
    message: { ...message, label: `${given.message.label}*` },
  }
  return { ...block, fields, submit: send, failure: { ...block.failure, title: notSent } }
}
