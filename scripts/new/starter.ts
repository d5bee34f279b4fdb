import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLanguage } from '../../schema/find-language.ts'
import { root } from '../manifest-argument.ts'

/** The manifest that a new site begins with. */
export interface Starter {
  site: { url: string; language: string; colour: string; variables: { [name: string]: string } }
}

const folder = join(root, 'starter')

/** Whether a new site's texts are in its language; else they are English. */
export const hasTexts = (language: string): boolean => tagOf(language) !== undefined

/**
 * The manifest that a new site begins with: in its language, else in English. Other languages have words for the
 * English ones, and for the names in addresses.
 */
export function starterIn(language: string): Starter {
  const tag = tagOf(language)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const words: object = tag && tag !== 'en' ? JSON.parse(read(`words/${tag}.json`)) : {}
  const known = new Map<string, string>(Object.entries(words))
  return JSON.parse(read('en.json'), (_, value) =>
    typeof value === 'string' ? (known.get(value) ?? addressIn(value, known)) : value,
  )
}

function tagOf(language: string): string | undefined {
  const tags = readdirSync(join(folder, 'words')).map((name) => name.replace('.json', ''))
  return findLanguage(language, ['en', ...tags])
}

/** The path of an address and the place on its page have words each; what is no address stays. */
function addressIn(text: string, words: Map<string, string>): string {
  if (!text.startsWith('/')) return text
  return text
    .split('#')
    .map((part) => words.get(part) ?? part)
    .join('#')
}
