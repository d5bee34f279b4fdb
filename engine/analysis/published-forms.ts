import type { PublishedField, PublishedForm } from '../../schema/published-form.ts'
import { plainText } from '../inline/plain-text.ts'
import type { ShownForms } from '../manifest/forms.ts'
import type { ShownField } from '../manifest/shown-field.ts'
import type { Globals, Resolved } from '../manifest/stages.ts'
import { formTexts } from '../manifest/texts/engine-texts.ts'
import { isRightToLeft } from '../page/is-right-to-left.ts'

/** The site's forms as its back end is told of them. */
export interface PublishedForms {
  [name: string]: PublishedForm
}

/** What the back end must know of declared forms; their addresses stand here and in no page. */
export function publishedForms(
  { forms = {}, site }: Resolved<Globals>,
  shown: ShownForms,
): PublishedForms {
  return Object.fromEntries(
    Object.entries(forms).map(([name, { language = site.language, mail }]) => [
      name,
      {
        language,
        direction: isRightToLeft(language) ? 'rtl' : 'ltr',
        fields: (shown[name] ?? []).map(publishedField),
        texts: textsIn(language),
        ...(mail && { mail }),
      },
    ]),
  )
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

function textsIn(language: string): PublishedForm['texts'] {
  const { notSent, again, many, rush, away, refused, send, back } = formTexts(language)
  const unstored = { unavailable: away, internal: away, busy: away, full: away }
  const problems = { invalid: again, 'too-many': many, rush, ...unstored }
  return {
    ...{ title: notSent, heading: notSent, send, back },
    problems: { ...problems, other: refused },
  }
}
