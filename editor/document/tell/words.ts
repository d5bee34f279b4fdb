import { plainText } from '../../../engine/inline/plain-text.ts'

/** Keys that say little to those who never saw the file. */
const plainWords: { [key: string]: string } = {
  href: 'link',
  src: 'picture',
  alt: 'alternative text',
}

/** A field's key as words: "skipToContent" is "skip to content". */
export function wordsOf(key: string): string {
  if (Object.hasOwn(plainWords, key)) return plainWords[key] ?? key
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ')
}

const singulars: { [plural: string]: string } = {
  children: 'line',
  navigation: 'menu item',
  accepted: 'accepted finding',
  blocks: 'block',
}

/** What one of a list is called, by the list's key: "cards" has a card. */
export function oneOf(key: string): string {
  const words = wordsOf(key)
  return (
    singulars[key] ?? (words.endsWith('ies') ? `${words.slice(0, -3)}y` : words.replace(/s$/, ''))
  )
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** What a language is called, by its tag; what is none is called as it is written. */
export function languageName(tag: string): string {
  try {
    return languageNames.of(tag) ?? tag
  } catch (error) {
    if (error instanceof RangeError) return tag
    throw error
  }
}

const longest = 40

/** A text in quotes, as it is read, shortened where it is long. */
export function quoted(text: string): string {
  const line = plainText(text).replace(/\s+/g, ' ').trim()
  const cut = line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
  return `"${cut}"`
}
