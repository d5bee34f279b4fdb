import { toldFields } from '../_shared/generated/given-fields.ts'
import type { PublishedForm } from '../_shared/generated/published-form.ts'
import { wordsIn } from '../_shared/words-in.ts'

const autoComplete = { name: 'name', email: 'email', company: 'organization', phone: 'tel' }

/** The form of a message that names no other, in a language that the engine has words in, else in English. */
export function givenForm(of: string): PublishedForm {
  const { language, isRightToLeft, given } = wordsIn(of)
  return {
    language,
    direction: isRightToLeft ? 'rtl' : 'ltr',
    fields: toldFields(given).map((field) => {
      const { label } = given[field.name]
      return {
        ...field,
        label: 'required' in field ? label : given.optional.replace('#', label),
        ...(field.name !== 'message' && { autoComplete: autoComplete[field.name] }),
      }
    }),
  }
}
