import { diffArrays } from 'diff'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { slideIntoPlace } from './slide.ts'
import { tokensOf } from './tokens.ts'

/** Lines or tokens that may differ in one piece before it is replaced as a whole; the time grows with its square. */
const mostDifferences = 2000

/** The least edits that turn a text of JSON into another one: lines first, then what differs within them. */
export function editsBetween(before: string, after: string): TextEdit[] {
  if (before === after) return []
  const whole = narrowed({ offset: 0, length: before.length, text: after }, before, isLineStart)
  const lines = split(whole, before, (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [])
  const tokens = lines.flatMap((edit) => split(edit, before, tokensOf))
  const least = tokens.map((edit) => withinText(edit, before))
  return least.map((edit, index) => {
    const last = least[index - 1]
    const floor = last ? last.offset + last.length : 0
    const slid = slideIntoPlace(edit, before, {
      floor,
      ceiling: least[index + 1]?.offset ?? before.length,
    })
    least[index] = slid
    return slid
  })
}

/** An edit as several: those of its pieces that differ. */
function split(edit: TextEdit, before: string, cut: (text: string) => string[]): TextEdit[] {
  const { offset, length, text } = edit
  if (length === 0 || text === '') return [edit]
  const old = cut(before.slice(offset, offset + length))
  const changes = diffArrays(old, cut(text), { maxEditLength: mostDifferences })
  if (!changes) return [edit]
  const edits: TextEdit[] = []
  let at = offset
  let isOpen = false
  for (const { value, added, removed } of changes) {
    const piece = value.join('')
    if (!added && !removed) [at, isOpen] = [at + piece.length, false]
    else {
      const last = isOpen ? edits.pop() : undefined
      const next = last ?? { offset: at, length: 0, text: '' }
      edits.push(
        added
          ? { ...next, text: next.text + piece }
          : { ...next, length: next.length + piece.length },
      )
      if (removed) at += piece.length
      isOpen = true
    }
  }
  return edits
}

/** Of a text in quotes that becomes another, only what differs. */
function withinText(edit: TextEdit, before: string): TextEdit {
  const old = before.slice(edit.offset, edit.offset + edit.length)
  const isText = [old, edit.text].every((text) => /^"(?:[^"\\]|\\.)*"$/.test(text))
  return isText ? narrowed(edit, before, isBetweenCharacters) : edit
}

/** An edit without what both texts have at its start and end. */
function narrowed(
  { offset, length, text }: TextEdit,
  before: string,
  isBorder: (text: string, at: number) => boolean,
): TextEdit {
  const old = before.slice(offset, offset + length)
  let start = 0
  while (start < old.length && start < text.length && old[start] === text[start]) start++
  while (start > 0 && !(isBorder(old, start) && isBorder(text, start))) start--
  const most = Math.min(old.length, text.length) - start
  let end = 0
  while (end < most && old.at(-1 - end) === text.at(-1 - end)) end++
  while (end > 0 && !(isBorder(old, old.length - end) && isBorder(text, text.length - end))) end--
  return {
    offset: offset + start,
    length: old.length - start - end,
    text: text.slice(start, text.length - end),
  }
}

const isLineStart = (text: string, at: number) => at === 0 || text[at - 1] === '\n'

/** Whether an offset of a written text is neither in an escape nor between the halves of a character. */
function isBetweenCharacters(text: string, at: number): boolean {
  const line = text.slice(Math.max(0, at - 12), at)
  const isEscape = /(?:^|[^\\])(?:\\\\)*\\(?:u[\da-f]{0,3})?$/i.test(line)
  const isHalf = /[\ud800-\udbff]$/.test(line) && /^[\udc00-\udfff]/.test(text.slice(at, at + 1))
  return !isEscape && !isHalf
}
