// Copied from schema/form-rules.ts by "npm run generate". Do not edit.
/** What a field of a form takes. */
type FieldKind =
  | 'text'
  | 'long-text'
  | 'email'
  | 'tel'
  | 'number'
  | 'date'
  | 'choice'
  | 'choices'
  | 'consent'
  | 'file'

/** What a file may be. */
export type FileKind = 'pdf' | 'image' | 'document' | 'spreadsheet'

/** What visitors are told, by the rule that is broken. */
export interface FieldErrors {
  missing: string
  /** Empty where a telephone number may be whatever the visitor wrote. */
  malformed: string
  least: string
  most: string
  /** Of a file, or of all files of a message. */
  size?: string
  /** Where what came is no text at all, which no browser sends. @default that of `malformed` */
  type?: string
}

/** All that is asked of one entry. */
export interface RuledField {
  name: string
  kind: FieldKind
  required?: boolean
  /** Letters (code points) of a text, the value of a number, how many options or files. */
  least?: number
  most?: number
  /** Days, as year-month-day. */
  earliest?: string
  latest?: string
  options?: string[]
  /** Of files; unless given, all kinds. */
  accept?: readonly FileKind[]
  /** What one file may have at most. */
  megabytes?: number
  errors: FieldErrors
}

/** Cleaned entries by the names of their fields; of a field with several options a list. */
export interface Values {
  [name: string]: string | string[]
}
export interface Errors {
  [name: string]: string | undefined
}
export type EntriesCheck =
  | { ok: true; values: Values }
  | { ok: false; errors: Errors; values: Values }

/** The entry of a consent that was given. */
export const given = '✓'

/** What a link to a form may name, so that it is sent along with any: no field that one fills in. */
const about: RuledField = {
  name: 'about',
  kind: 'text',
  most: 200,
  errors: {
    ...{ missing: '', malformed: '', least: '', most: 'About must be at most 200 characters' },
    type: 'About must be text',
  },
}

/**
 * Cleans and checks what a visitor sent, but for files, which `checkFiles` does. The browser and the function call this same code, so that
 * both refuse the same with the same words.
 * @param input anything: form data as an object, or a parsed request body
 * @returns each field's entry (empty where it was not given) and "about" where it is something, or the text to show
 *   beneath each field that is wrong, with what was read of the rest
 */
export function checkEntries(fields: readonly RuledField[], input: unknown): EntriesCheck {
  const values: Values = {}
  const errors: Errors = {}
  for (const field of [...fields, about]) {
    const { name, kind } = field
    if (kind === 'file') continue
    const entry = entryOf(input, name)
    const isRead = entry === undefined || typeof entry === 'string' || isChosen(entry, field)
    values[name] = clean(isRead ? entry : undefined, field)
    const broken = isRead ? brokenRule(values[name], field) : 'type'
    if (broken) errors[name] = field.errors[broken] ?? field.errors.malformed
  }
  if (values.about === '') delete values.about
  return Object.keys(errors).length ? { ok: false, errors, values } : { ok: true, values }
}

function entryOf(input: unknown, name: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, name)) return undefined
  const entry: unknown = Reflect.get(input, name)
  return entry ?? undefined
}

/** Several options are a list of texts; a list is wrong anywhere else. */
function isChosen(entry: unknown, { kind }: RuledField): entry is string[] {
  return (
    kind === 'choices' &&
    Array.isArray(entry) &&
    entry.every((option: unknown) => typeof option === 'string')
  )
}

function clean(entry: string | string[] = '', { kind, options }: RuledField): string | string[] {
  if (kind === 'choices') {
    const chosen = [entry].flat().map(oneLine).filter(Boolean)
    const known = options?.filter((option) => chosen.includes(option)) ?? []
    return known.length === new Set(chosen).size ? known : [...new Set(chosen)]
  }
  const text = String(entry)
  if (kind === 'long-text') return severalLines(text)
  const line = oneLine(text)
  if (kind === 'consent') return line && given
  return kind === 'number' || kind === 'date' ? inDigits(line, kind) : line
}

/**
 * Line breaks stay in long texts alone: elsewhere they could pass for a header's end. Control
 * characters go before normalizing, since two letters that one kept apart may then become one.
 */
function severalLines(text: string): string {
  const oneBreak = text.toWellFormed().replace(/\r\n?/g, '\n')
  return oneBreak
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC')
    .trim()
}

function oneLine(text: string): string {
  const cleared = text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return cleared.normalize('NFC').trim()
}

/** Zeros of Arabic, Persian, Hindi and full width: what keyboards of these languages write. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10]

function inDigits(text: string, kind: 'number' | 'date'): string {
  const digits = text.replace(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? sign : String(code - zero)
  })
  return kind === 'number' ? digits.replace(/^([+-]?\d+)[,٫](\d+)$/, '$1.$2') : digits
}

type Rule = 'missing' | 'malformed' | 'least' | 'most'

function brokenRule(value: string | string[], field: RuledField): Rule | undefined {
  const { kind, required, options = [], least = 0, most = Number.POSITIVE_INFINITY } = field
  if (value.length === 0) return required ? 'missing' : undefined
  if (Array.isArray(value)) {
    if (!value.every((option) => options.includes(option))) return 'malformed'
    return outside(value.length, least, most)
  }
  if (kind === 'number') {
    if (!/^[+-]?\d{1,15}(\.\d{1,9})?$/.test(value)) return 'malformed'
    return outside(Number(value), field.least ?? Number.NEGATIVE_INFINITY, most)
  }
  if (kind === 'date') {
    const { earliest = '', latest = '9999-12-31' } = field
    return isDay(value) ? outside(value, earliest, latest) : 'malformed'
  }
  if (kind === 'choice') return options.includes(value) ? undefined : 'malformed'
  if (kind === 'consent') return undefined
  return (
    outside([...value].length, least, most) ?? (isFormed(value, field) ? undefined : 'malformed')
  )
}

function outside<T extends number | string>(value: T, least: T, most: T): Rule | undefined {
  if (value > most) return 'most'
  return value < least ? 'least' : undefined
}

const address = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/u
/** Digits in any script, what people put between them, and the letters of an extension. */
const telephone = /^[+\p{Nd}\p{L}\s().,/#*-]+$/u

function isFormed(text: string, { kind, errors }: RuledField): boolean {
  if (kind === 'email') return address.test(text)
  if (kind !== 'tel' || errors.malformed === '') return true
  return telephone.test(text) && (text.match(/\p{Nd}/gu) ?? []).length > 2
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}
