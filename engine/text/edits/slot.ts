import type { Path } from '../path.ts'
import type { Source } from '../source.ts'
import type { Located } from '../source-range.ts'
import { blankBefore, type Layout, layoutAt, spansLines } from './layout.ts'
import type { TextEdit } from './text-edit.ts'

/** A position within a list or an object where one more member can be written. */
export interface Slot {
  layout: Layout
  /** Makes the edit that writes a member there, with the comma and the white space that belong to it. */
  fill: (member: string) => TextEdit
}

/**
 * The slot before the member at an index, in source order, or after the last one.
 * @param path of the list or object
 */
export function slotIn(source: Source, path: Path, index: number): Slot | undefined {
  const around = source.find(path)
  if (!around || !'[{'.includes(source.text.charAt(around.offset))) return undefined
  const members = [...around.members.values()]
  const next = members[index]
  const last = members.at(-1)
  if (!last) return index === 0 ? emptySlot(source, path, around) : undefined
  if (next) return slotBefore(next, members, source, path)
  return index === members.length ? slotAfter(last, source, path) : undefined
}

function slotBefore(next: Located, members: Located[], source: Source, path: Path): Slot {
  const [first, second = first] = members
  const gap = gapOf(next === first && second ? second : next, source, path)
  const layout = layoutBeside(next, gap, source, path)
  return {
    layout,
    fill: (member) => ({ offset: next.keyOffset, length: 0, text: `${member},${gap}` }),
  }
}

function slotAfter(last: Located, source: Source, path: Path): Slot {
  const gap = gapOf(last, source, path)
  const layout = layoutBeside(last, gap, source, path)
  return { layout, fill: (member) => ({ offset: last.end, length: 0, text: `,${gap}${member}` }) }
}

/** The white space between a comma and the member after it. */
function gapOf(member: Located, source: Source, path: Path): string {
  const { text } = source
  const gap = blankBefore(text, member.keyOffset)
  const isFirst = text[member.keyOffset - gap.length - 1] !== ','
  // The space after an opening bracket does not tell the space after a comma on the same line.
  if (!isFirst || gap.includes('\n')) return gap
  return layoutAt(source, path, member.keyOffset, true).comma.slice(1)
}

function layoutBeside(member: Located, gap: string, source: Source, path: Path): Layout {
  const isOneLine = !gap.includes('\n') && !spansLines(source.text, member)
  return layoutAt(source, path, member.end, isOneLine)
}

/** An empty list or object is filled in the layout of whatever encloses it. */
function emptySlot(source: Source, path: Path, around: Located): Slot {
  const { offset, end } = around
  const { text } = source
  const outer =
    path.length > 0 ? source.nearest(path.slice(0, -1)) : { offset: 0, end: text.length }
  const outside = layoutAt(source, path, offset, !spansLines(text, outer))
  const { isOneLine, lineEnd, indent, unit, padding } = outside
  const isObject = text[offset] === '{'
  const [before, after] = isOneLine
    ? [isObject ? padding : '', isObject ? padding : '']
    : [lineEnd + indent + unit, lineEnd + indent]
  return {
    layout: { ...outside, indent: indent + unit },
    fill: (member) => ({
      offset: offset + 1,
      length: end - offset - 2,
      text: before + member + after,
    }),
  }
}
