import { type ContactMessage, validate } from './generated/contact-message.js'
import texts from './generated/contact-message-texts.json' with { type: 'json' }

export type { ContactMessage }
export type ContactField = keyof ContactMessage
/** The form's fields, in the order in which they stand in it. */
export const contactFields = [
  'name',
  'email',
  'company',
  'phone',
  'message',
] as const satisfies ContactField[]

/** How many letters (code points) a message may have. */
export const mostLetters = 1000

/** All that a message has: what it is about is no field that one fills in. */
const messageFields = [...contactFields, 'about'] as const satisfies ContactField[]

export type ContactErrors = { [field in ContactField]?: string }
export type ContactCheck =
  | { ok: true; message: ContactMessage }
  | { ok: false; errors: ContactErrors; message: Partial<ContactMessage> }

/**
 * Cleans and checks what a visitor sent. The browser and the function call this same code, so that
 * both refuse the same with the same words.
 * @param input anything: form data as an object, or a parsed request body
 * @returns the message with every field present (empty where it was not given), or the text to show
 *   beneath each field that is wrong, with what was read of the rest
 */
export function checkContactMessage(input: unknown): ContactCheck {
  const message = clean(input)
  const errors = findTypeErrors(input)
  const isValid = validate(message)
  if (isValid && Object.keys(errors).length === 0) return { ok: true, message }
  for (const { instancePath, keyword, params } of validate.errors ?? []) {
    const field = String(params.missingProperty ?? instancePath.slice(1))
    if (isContactField(field)) errors[field] ??= textFor(field, keyword)
  }
  return { ok: false, errors, message }
}

function clean(input: unknown): Partial<ContactMessage> {
  const message: Partial<ContactMessage> = { company: '', phone: '' }
  for (const [field, value] of entriesOf(input)) {
    if (isContactField(field) && typeof value === 'string') message[field] = cleanText(value, field)
  }
  if (message.about === '') delete message.about
  return message
}

/** A field that is given and is no text is wrong, not absent: what was meant would be lost unsaid. */
function findTypeErrors(input: unknown): ContactErrors {
  const errors: ContactErrors = {}
  for (const [field, value] of entriesOf(input)) {
    const isText = typeof value === 'string' || value === null || value === undefined
    if (isContactField(field) && !isText) errors[field] = textFor(field, 'type')
  }
  return errors
}

function entriesOf(input: unknown): [string, unknown][] {
  return typeof input === 'object' && input !== null ? Object.entries(input) : []
}

/**
 * Line breaks stay in the message alone: elsewhere they could pass for a header's end. Control
 * characters go before normalizing, since two letters that one kept apart may then become one.
 */
function cleanText(text: string, field: ContactField): string {
  const oneBreak = text.toWellFormed().replace(/\r\n?/g, '\n')
  const cleared =
    field === 'message'
      ? oneBreak.replace(/[^\P{Cc}\n\t]/gu, '')
      : oneBreak.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return cleared.normalize('NFC').trim()
}

function textFor(field: ContactField, keyword: string): string {
  const known: { [keyword: string]: string } = texts[field]
  return known[keyword] ?? known.required ?? known.maxLength ?? 'Invalid'
}

function isContactField(field: string): field is ContactField {
  return messageFields.some((known) => known === field)
}
