import type { Span } from './source-range.ts'

/** Finds a piece of a string in its JSON literal; undefined where the string is shorter. */
export type OffsetsWithin = (span: Span) => Span | undefined

/**
 * Reads a JSON literal of a string once, for all pieces that are asked for: an escape is one UTF-16 unit of the
 * string, and two or six of the literal.
 * @returns undefined where the text is no string of JSON
 */
export function offsetsWithin(literal: string): OffsetsWithin | undefined {
  if (!isString(literal)) return undefined
  const offsets = literal.includes('\\') ? offsetsOf(literal) : undefined
  return ({ start, end }) => {
    const offsetOf = (unit: number) => (offsets ? (offsets[unit] ?? literal.length) : unit + 1)
    const within = { start: offsetOf(start), end: offsetOf(end) }
    return start <= end && within.end < literal.length ? within : undefined
  }
}

/** Where each unit of the string begins in the literal, and where the last one ends. */
function offsetsOf(literal: string): number[] {
  const offsets = [1]
  for (let at = 1; at < literal.length - 1; ) {
    at += literal[at] !== '\\' ? 1 : literal[at + 1] === 'u' ? 6 : 2
    offsets.push(at)
  }
  return offsets
}

function isString(literal: string): boolean {
  if (!literal.startsWith('"')) return false
  try {
    return typeof JSON.parse(literal) === 'string'
  } catch {
    return false // a text that is read although its quotes or escapes are wrong
  }
}
