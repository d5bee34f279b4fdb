import type { PublishedField, PublishedForm, SpokenForm } from '../../schema/published-form.ts'
import { plainText } from '../inline/plain-text.ts'
import type { SiteForms } from '../manifest/forms.ts'
import type { ShownField } from '../manifest/shown-field.ts'
import type { Globals, Resolved } from '../manifest/stages.ts'
import { isRightToLeft } from '../page/is-right-to-left.ts'

/** The site's forms as its back end is told of them. */
export interface PublishedForms {
  [name: string]: PublishedForm
}

/** What the back end must know of declared forms; their addresses stand here and in no page. */
export function publishedForms(
  { forms = {}, site }: Resolved<Globals>,
  shown: SiteForms,
): PublishedForms {
  return Object.fromEntries(
    Object.entries(forms).map(([name, { language = site.language, mail }]) => {
      const languages = shown.others.flatMap((other) => {
        const fields = other.forms[name]
        return fields ? [[other.language, spokenForm(fields, other.language)]] : []
      })
      const form = {
        ...spokenForm(shown.forms[name] ?? [], language),
        ...(languages.length && { languages: Object.fromEntries(languages) }),
        ...(mail && { mail }),
      }
      return [name, form]
    }),
  )
}

function spokenForm(fields: ShownField[], language: string): SpokenForm {
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
  return { language, direction, fields: fields.map(publishedField) }
}

/** In mails and tables there are neither links nor bold words, nothing to lay out, and nothing left to fill in. */
function publishedField({
  label,
  hint,
  isWide: _,
  placeholder: __,
  files,
  ...field
}: ShownField): PublishedField {
  const plain = plainText(label).replace(/\s*\*$/, '')
  return {
    ...field,
    label: plain,
    ...(hint && { hint: plainText(hint) }),
    ...(files && { again: files.again }),
  }
}
