import type { Span } from './source-range.ts'

/**
 * Where a piece of a string is in its JSON literal: an escape is one UTF-16 unit of the string, and two or six of
 * the literal.
 * @returns undefined where the text is no string of JSON, or the string is shorter
 */
export function offsetsWithin(literal: string, { start, end }: Span): Span | undefined {
  if (!isString(literal)) return undefined
  const within = { start: offsetOf(literal, start), end: offsetOf(literal, end) }
  return start <= end && within.end < literal.length ? within : undefined
}

function offsetOf(literal: string, unit: number): number {
  if (!literal.includes('\\')) return unit + 1
  let at = 1
  for (let passed = 0; passed < unit; passed++)
    at += literal[at] !== '\\' ? 1 : literal[at + 1] === 'u' ? 6 : 2
  return at
}

function isString(literal: string): boolean {
  if (!literal.startsWith('"')) return false
  try {
    return typeof JSON.parse(literal) === 'string'
  } catch {
    return false // a text that is read although its quotes or escapes are wrong
  }
}
