import type { Change } from '../session.ts'

/** What was changed between two texts, told to a person. */
export function changesBetween(before: string, after: string): Change[] {
  return before === after ? [] : [{ sentence: 'Changed the site', pointer: '' }]
}
