import { type FilesCheck, sizeInWords } from '../_shared/generated/file-rules.ts'
import type { Values } from '../_shared/generated/form-rules.ts'
import type { LabelledEntry, PublishedForm } from '../_shared/generated/published-form.ts'

/** A message as the database is given it. */
export interface StoredContent {
  name: string
  email: string
  company: string
  phone: string
  about?: string
  message: string
  /** The declared form's name, and its entries by their labels; absent for the given form. */
  form?: string
  entries?: LabelledEntry[]
  /** Where the mail of a declared form goes, and the visitor's language, where it is another than the form's own. */
  mail?: { to?: string[]; subject?: string; language?: string }
}

interface NamedForm {
  name: string | undefined
  form: PublishedForm
  lang: string | undefined
}

/** What is stored of the entries of a form, in its own language; of a declared one sender and address stand also where the given ones have them. */
export function storedContent(
  values: Values,
  { name, form: { fields, mail = {} }, lang: language }: NamedForm,
  files: FilesCheck['files'] = [],
): StoredContent {
  const textOf = (field = '') => [values[field] ?? ''].flat().join(', ')
  const namesOf = (field: string) =>
    files
      .filter((file) => file.field === field)
      .map(({ name, bytes }) => `${name} (${sizeInWords(bytes.length)})`)
      .join('\n')
  const [company, phone, message] = ['company', 'phone', 'message'].map((field) =>
    name === undefined ? textOf(field) : '',
  )
  const address = fields.find(({ kind }) => kind === 'email')?.name
  const content = {
    ...{ name: textOf('name'), email: textOf(address) },
    ...{ company: company ?? '', phone: phone ?? '', message: message ?? '' },
    ...(values.about && { about: textOf('about') }),
  }
  const spoken = language && { language }
  if (name === undefined) return { ...content, ...(spoken && { mail: spoken }) }
  const entries = fields.map((field) => ({
    name: field.name,
    label: field.label,
    value: field.kind === 'file' ? namesOf(field.name) : textOf(field.name),
  }))
  const { to, subject } = mail
  return {
    ...content,
    ...{ form: name, entries },
    mail: { ...(to && { to }), ...(subject && { subject: filled(subject, entries) }), ...spoken },
  }
}

/** As much of a subject as mail programs show, and one line. */
const mostOfSubject = 200

function filled(subject: string, entries: LabelledEntry[]): string {
  const text = subject.replace(/\[([a-z][a-z0-9-]*)\]/g, (brackets, name) => {
    return entries.find((entry) => entry.name === name)?.value ?? brackets
  })
  const line = text.replace(/\s+/g, ' ').trim()
  return [...line].slice(0, mostOfSubject).join('')
}
