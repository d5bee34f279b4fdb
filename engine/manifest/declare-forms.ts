import type { ContactForm } from '../../schema/generated/manifest.js'
import { toldFields } from '../../schema/given-fields.ts'
import { type Finding, finding, type Step } from '../findings/finding.ts'
import { didYouMean } from '../findings/suggest.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'
import type { PageForms, ShownForms } from './forms.ts'
import type { ShownBlocks } from './shared.ts'
import type { ShownBlock } from './stages.ts'
import { formTexts } from './texts/engine-texts.ts'

type FormBlock = Extract<ShownBlock, { type: 'contact-form' }>

/**
 * Puts the fields of declared forms into the blocks that name them, and into the others what is told of the given ones.
 * @param path the address of the list of blocks; what is wrong with a shared block is said where that is written
 */
export function declareForms(
  { blocks, origins }: ShownBlocks,
  page: PageForms,
  path: Path,
  source: Source,
): Step<ShownBlocks> {
  const findings: Finding[] = []
  let count = 0
  const value = blocks.map((block, index): ShownBlock => {
    if (block.type !== 'contact-form') return block
    const origin = origins[index] ?? path
    const isShared = origin[0] === 'shared'
    if (!isShared) findings.push(...formFaults(block, page.forms, origin, source))
    if (++count === 2) findings.push(second(source.placeOf(isShared ? path : origin)))
    return withFields(block, page)
  })
  return { value: { blocks: value, origins }, findings }
}

function withFields(block: FormBlock, { language, isOwn, forms }: PageForms): FormBlock {
  const { form } = block
  const along = { ...(form && { form }), ...(!isOwn && { lang: language }) }
  const sent = { ...block, ...(Object.keys(along).length && { along }) }
  if (form !== undefined)
    return { ...sent, ...(Object.hasOwn(forms, form) && { declared: forms[form] }) }
  const fields = toldFields(formTexts(language).given)
  return { ...sent, told: Object.fromEntries(fields.map(({ name, errors }) => [name, errors])) }
}

/** What is wrong with the fields that a block names. */
export function formFaults(
  { form, fields }: ContactForm,
  forms: ShownForms,
  origin: Path,
  source: Source,
): Finding[] {
  if (form === undefined && fields) return []
  if (form === undefined)
    return [
      finding(
        'key-missing',
        source.placeOf(origin),
        'The form has no fields, so visitors could fill in nothing.',
        'Give it "fields" with the words of the five given ones, or name a declared form as "form".',
      ),
    ]
  const at = source.placeOf([...origin, 'form'])
  if (Object.hasOwn(forms, form)) return []
  const message = `There is no form "${form}", so visitors could fill in nothing.`
  const hint = didYouMean(form, Object.keys(forms), 'Forms are under "forms".')
  return [finding('form-unknown', at, message, hint)]
}

const second = (at: Finding['at']) =>
  finding(
    'form-second',
    at,
    'The page has two forms: what is typed into one would be kept for the other as well.',
    'Show one of them on another page.',
  )
