import type { PublishedForm, SpokenForm } from '../_shared/generated/published-form.ts'
import { knownWords } from '../_shared/words-in.ts'
import { givenForm } from './given-form.ts'

/** The declared form of a name; rejects when the database does not answer. */
export type FormOf = (name: string) => Promise<PublishedForm | undefined>

export interface FormPorts {
  formOf: FormOf
  /** The site's own language: that of the pages that name no other. */
  language: string
}

/** What was sent, unchecked. */
export type Fields = { [name: string]: unknown }

interface NamedForm {
  /** Its name, if it is a declared one. */
  name: string | undefined
  /** Absent where there is no such form, or none can be asked for. */
  form?: PublishedForm
  /** The form in the language of the page, or what is said there without it. */
  spoken: SpokenForm
  /** The database did not answer. */
  isAway?: true
}

/** The form that was sent, by "form" and "lang": whatever stands there, it is one of ours in a language that it has. */
export async function namedForm(
  { form: named, lang }: Fields,
  { formOf, language }: FormPorts,
): Promise<NamedForm> {
  const name = textIn(named)
  const given = givenForm(knownWords(lang)?.language ?? language)
  if (name === undefined) return { name, form: givenForm(language), spoken: given }
  const nothing = { name, spoken: { ...given, fields: [] } }
  // What no form is called, the database is not asked for: it may refuse the very text.
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return nothing
  try {
    const form = await formOf(name)
    return form ? { name, form, spoken: spokenIn(lang, form) } : nothing
  } catch {
    return { ...nothing, isAway: true }
  }
}

function spokenIn(lang: unknown, form: PublishedForm): SpokenForm {
  const { languages = {} } = form
  const isOne = typeof lang === 'string' && Object.hasOwn(languages, lang)
  return (isOne && languages[lang]) || form
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
