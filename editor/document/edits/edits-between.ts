import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'

/** Edits that turn a text into another one. */
export function editsBetween(before: string, after: string): TextEdit[] {
  if (before === after) return []
  let offset = 0
  while (offset < before.length && before[offset] === after[offset]) offset++
  const most = Math.min(before.length, after.length) - offset
  let same = 0
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same++
  const text = after.slice(offset, after.length - same)
  return [{ offset, length: before.length - same - offset, text }]
}
