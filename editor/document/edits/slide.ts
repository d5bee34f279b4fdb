import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { tokensOf } from './tokens.ts'

/**
 * What is inserted or removed between like pieces can often be seen in several places: of `{a}, {b}` either `, {b}` or
 * `}, {b`. This takes one in which every bracket has its partner, so that it is a whole item or field.
 * @param floor the end of the edit before
 * @param ceiling the start of the edit behind
 */
export function slideIntoPlace(
  edit: TextEdit,
  text: string,
  { floor, ceiling }: { floor: number; ceiling: number },
): TextEdit {
  const isRemoval = edit.text === ''
  if (edit.length > 0 && !isRemoval) return edit
  const end = edit.offset + edit.length
  const piece = tokensOf(isRemoval ? text.slice(edit.offset, end) : edit.text)
  const most = edit.length || edit.text.length
  const before = tokensOf(
    text.slice(Math.max(floor, lineStart(text, edit.offset - most)), edit.offset),
  )
  const after = tokensOf(text.slice(end, Math.min(ceiling, lineEnd(text, end + most))))
  const back = rotated(piece, before.toReversed(), true)
  const found = back ?? rotated(piece, after, false)
  if (!found) return edit
  const offset = edit.offset + (back ? -found.by : found.by)
  return { offset, length: edit.length, text: isRemoval ? '' : found.piece }
}

/** The piece moved along the tokens beside it until it is balanced, and by how many units. */
function rotated(
  piece: string[],
  beside: string[],
  isBack: boolean,
): { piece: string; by: number } | undefined {
  const tokens = [...piece]
  let by = 0
  for (const next of ['', ...beside.slice(0, piece.length)]) {
    if (next !== '') {
      if ((isBack ? tokens.pop() : tokens.shift()) !== next) return undefined
      if (isBack) tokens.unshift(next)
      else tokens.push(next)
      by += next.length
    }
    if (isBalanced(tokens)) return { piece: tokens.join(''), by }
  }
  return undefined
}

/** No text in quotes goes over a line's end: pieces are told apart from the start of a line. */
const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', Math.max(offset, 0)) + 1

function lineEnd(text: string, offset: number): number {
  const at = text.indexOf('\n', offset)
  return at < 0 ? text.length : at
}

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
