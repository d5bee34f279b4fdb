import { findLanguage } from './generated/find-language.ts'
import { formTexts } from './generated/form-texts.ts'

/** All that is said around forms in a language. */
export type FormWords = (typeof formTexts)['en']

const known: { [language: string]: FormWords } = formTexts
const tags = Object.keys(known)

/** The engine's words for forms in a language; in English where it has none. */
export function wordsIn(language: string): FormWords {
  return knownWords(language) ?? formTexts.en
}

/** The same, or nothing where the engine has no words in it, or it is no language: it may be whatever somebody sent. */
export function knownWords(language: unknown): FormWords | undefined {
  if (typeof language !== 'string' || !/^[a-z0-9-]{2,35}$/i.test(language)) return undefined
  const tag = findLanguage(language, tags)
  return tag === undefined ? undefined : known[tag]
}
