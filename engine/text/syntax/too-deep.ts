import { endOfQuotes } from './brackets.ts'

/** Deeper than any manifest is, and than parsers that call themselves can go. */
export const deepest = 100

export const tooDeep = {
  message: `More than ${deepest} brackets are open here, which no manifest needs.`,
  hint: 'Close the brackets, or remove them.',
}

/** The offset of the first bracket that is one too many; undefined where there is none. */
export function firstTooDeep(text: string): number | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 34) at = endOfQuotes(text, at)
    else if (code === 91 || code === 123) depth++
    else if (code === 93 || code === 125) depth--
    if (depth > deepest) return at
  }
  return undefined
}
