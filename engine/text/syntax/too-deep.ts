import type { Finding } from '../../findings/finding.ts'
import { endOfText } from '../skip.ts'
import type { Source } from '../source.ts'

/** Deeper than any manifest is, and than parsers that call themselves can go. */
export const deepest = 100

/** Brackets within brackets beyond all measure: a slip of the hand, or not a manifest at all. */
export function findTooDeep(source: Source): Finding | undefined {
  const offset = tooDeep(source.text)
  if (offset === undefined) return undefined
  const message = `More than ${deepest} brackets are open here, which no manifest needs.`
  const hint = 'Close the brackets, or remove them.'
  return source.finding('syntax', source.place(offset), message, hint)
}

function tooDeep(text: string): number | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 34) at = endOfText(text, at) - 1
    else if (code === 91 || code === 123) depth++
    else if (code === 93 || code === 125) depth--
    if (depth > deepest) return at
  }
  return undefined
}
