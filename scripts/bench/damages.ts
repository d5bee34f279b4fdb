/** A way to damage a manifest, and what should be said of it. */
export interface Damage {
  kind: string
  codes: string[]
  /**
   * @param pick chooses one of a list
   * @returns the damaged text and the offset of the damage in it; undefined where there is nothing to damage
   */
  apply: (text: string, pick: <T>(list: T[]) => T) => { text: string; at: number } | undefined
}

/** Replaces one of the matches of a pattern. */
function replaced(
  kind: string,
  codes: string[],
  pattern: RegExp,
  by: (match: RegExpExecArray) => string,
  within?: [from: RegExp, to: RegExp],
): Damage {
  return {
    kind,
    codes,
    apply(text, pick) {
      const from = within ? text.search(within[0]) : 0
      const to = within ? text.search(within[1]) : text.length
      const matches = [...text.matchAll(pattern)].filter(({ index }) => index >= from && index < to)
      if (matches.length === 0) return undefined
      const match = pick(matches)
      const at = match.index + (match[0].length - match[0].trimStart().length)
      const end = match.index + match[0].length
      return { text: text.slice(0, match.index) + by(match) + text.slice(end), at }
    },
  }
}

/** Two letters change places, as fingers do it. */
const swapped = (word: string) => word.replace(/([a-z])(?!\1)([a-z])/, '$2$1')
const pages: [RegExp, RegExp] = [/"pages": \[/, /"notFound": \{/]

/** Twenty kinds, each of which an editor makes by hand. */
export const damages: Damage[] = [
  replaced('comma left out', ['syntax'], /,(?=\n)/g, () => ''),
  replaced('comma too many', ['syntax'], /(?<=["\]}\d])(?=\n\s*[}\]])/g, () => ','),
  replaced('bracket not closed', ['syntax'], /[}\]](?=,?\n)/g, () => ''),
  replaced('bracket too many', ['syntax'], /[}\]](?=,?\n)/g, ([bracket]) => bracket + bracket),
  replaced('quote left out at the end', ['syntax'], /"(?=,\n)/g, () => ''),
  replaced('quote left out at the beginning', ['syntax'], /(?<=": )"(?=[^"\n]+",?\n)/g, () => ''),
  replaced('colon left out', ['syntax'], /(?<="): (?=")/g, () => ' '),
  replaced('comment', ['syntax'], /(?<=\n)(?=\s+"title")/g, () => '// to do\n'),
  replaced(
    'key twice',
    ['key-duplicate'],
    /"title": "[^"\n]*",(?=\n)/g,
    ([field]) => `${field} ${field}`,
  ),
  replaced(
    'key mistyped',
    ['key-unknown'],
    /"(?:blocks|cards|lists|heading|items|keywords|description|tagline)"(?=:)/g,
    ([key]) => swapped(key),
  ),
  replaced(
    'key left out',
    ['key-missing', 'title-missing', 'description-missing'],
    /(?:(?<=\n {6})"(?:path|title|description)"|"(?:level|duration|excerpt|kind|date)"): "[^"\n]*",\n\s*/g,
    () => '',
    pages,
  ),
  replaced(
    'text for a number',
    ['value-wrong-type'],
    /(?<="(?:width|height)": )\d+/g,
    ([digits]) => `"${digits}"`,
  ),
  replaced(
    'number for a text',
    ['value-wrong-type'],
    /(?<="(?:title|heading|description)": )"[^"\n]*"/g,
    () => '7',
  ),
  replaced(
    'choice mistyped',
    ['value-unknown'],
    /(?<="(?:icon|colour)": ")[a-z-]{4,}(?=")/g,
    ([word]) => `${word}x`,
  ),
  replaced(
    'text emptied',
    ['value-length', 'title-missing', 'description-missing'],
    /(?<="(?:title|description|heading|tagline|text)": ")[^"\n]+(?=")/g,
    () => '',
  ),
  replaced(
    'block mistyped',
    ['block-unknown-type'],
    /(?<="type": ")(?:banner|cards|shared|panel|columns|prose|hero)(?=")/g,
    ([word]) => swapped(word),
  ),
  replaced(
    'variable mistyped',
    ['token-unknown'],
    /\{(?:email|telephone|brand|tagline)\}/g,
    ([token]) => swapped(token),
  ),
  replaced(
    'link mistyped',
    ['link-unknown-path', 'navigation-unknown-path'],
    /(?<="href": "\/)[a-z-]{3,}(?=")/g,
    ([path]) => `${path}z`,
  ),
  replaced('path twice', ['path-duplicate'], /(?<="path": ")\/[a-z-]+(?=")/g, () => '/', pages),
  replaced(
    'title as another page',
    ['title-alike'],
    /(?<="path": "\/[a-z-]+",\n\s+"title": ")[^"\n]+(?=")/g,
    ({ input }) => /(?<="path": "\/",\s+"title": ")[^"\n]+/.exec(input)?.[0] ?? '',
    pages,
  ),
]
