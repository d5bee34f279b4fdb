import type { FieldErrors, RuledField } from './form-rules.ts'

/** How many letters (code points) a message may have. */
const mostLetters = 1000

/** The fields of a contact form that names no other, in the order in which they stand in it. */
export const givenFields = [
  {
    name: 'name',
    kind: 'text',
    required: true,
    most: 100,
    errors: errorsOf('Name', 100, 'Name is required'),
  },
  {
    name: 'email',
    kind: 'email',
    required: true,
    most: 255,
    errors: errorsOf('Email', 255, 'Invalid email address'),
  },
  { name: 'company', kind: 'text', most: 100, errors: errorsOf('Company', 100) },
  { name: 'phone', kind: 'tel', most: 20, errors: errorsOf('Phone', 20) },
  {
    name: 'message',
    kind: 'long-text',
    required: true,
    most: mostLetters,
    errors: errorsOf('Message', mostLetters, 'Message is required'),
  },
] as const satisfies RuledField[]

function errorsOf(field: string, most: number, missing = ''): FieldErrors {
  return {
    missing,
    malformed: missing,
    least: missing,
    most: `${field} must be at most ${most} characters`,
    type: `${field} must be text`,
  }
}
