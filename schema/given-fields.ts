import type { RuledField } from './form-rules.ts'

/** The fields of a contact form that names no other, in the order in which they stand in it; what is told beneath them is in the page's language. */
export const givenFields = [
  { name: 'name', kind: 'text', required: true, most: 100 },
  { name: 'email', kind: 'email', required: true, most: 255 },
  { name: 'company', kind: 'text', most: 100 },
  { name: 'phone', kind: 'tel', most: 20 },
  { name: 'message', kind: 'long-text', required: true, most: 1000 },
] as const satisfies Omit<RuledField, 'errors'>[]

/** What is said of the given fields in a language: # stands for how many letters are allowed, in `text` for the label. */
export interface GivenWords {
  text: string
  name: FieldWords
  email: FieldWords
  company: FieldWords
  phone: FieldWords
  message: FieldWords
}
interface FieldWords {
  label: string
  /** Where nothing is entered that must be, or no address. */
  missing?: string
  most: string
}

/** The given fields with what visitors are told of them. */
export function toldFields(words: GivenWords) {
  return givenFields.map((field) => {
    const { label, missing = '', most } = words[field.name]
    const errors = {
      ...{ missing, malformed: missing, least: missing },
      most: most.replace('#', String(field.most)),
      type: words.text.replace('#', label),
    }
    return { ...field, errors }
  })
}
