import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { tokensOf } from './tokens.ts'

/**
 * What is inserted or removed between like pieces can often be seen in several places: of `{a}, {b}` either `, {b}` or
 * `}, {b`. This takes the one in which every bracket has its partner, so that it is a whole item or field.
 * @param floor the end of the edit before
 */
export function slideIntoPlace(edit: TextEdit, before: string, floor: number): TextEdit {
  const { offset, length, text } = edit
  if (length > 0 && text !== '') return edit
  const piece = tokensOf(length > 0 ? before.slice(offset, offset + length) : text)
  const around = tokensOf(before.slice(lineStart(before, offset - (length || text.length)), offset))
  let at = offset
  while (!isBalanced(piece)) {
    const last = piece.pop()
    at -= last?.length ?? 0
    if (last === undefined || last !== around.pop() || at < floor) return edit
    piece.unshift(last)
    if (offset - at > (length || text.length)) return edit
  }
  return { offset: at, length, text: length > 0 ? '' : piece.join('') }
}

/** No text in quotes goes over a line's end: pieces are told apart from the start of a line. */
const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', Math.max(offset, 0)) + 1

/** Whether every bracket of a piece of JSON has its partner in it. */
function isBalanced(piece: string[]): boolean {
  let depth = 0
  for (const token of piece) {
    if (token === '[' || token === '{') depth++
    else if (token === ']' || token === '}') depth--
    if (depth < 0) return false
  }
  return depth === 0
}
