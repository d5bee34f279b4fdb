import type { Path } from '../path.ts'
import { endOfText } from '../skip.ts'
import type { Source } from '../source.ts'
import type { Located } from '../source-range.ts'

/** How to write a value at a given position so that it looks like its surroundings. */
export interface Layout {
  isOneLine: boolean
  lineEnd: string
  /** The white space at the start of the value's line. */
  indent: string
  /** The extra indentation of each level. */
  unit: string
  /** What stands between a key and its value. */
  colon: string
  /** What stands between two values on one line. */
  comma: string
  /** What stands within the brackets of an object on one line. */
  padding: string
}

/**
 * The layout of a value.
 * @param path of the innermost object or list around it; supplies what cannot be seen at the offset itself
 * @param offset any offset on the line that the value is written on
 */
export function layoutAt(source: Source, path: Path, offset: number, isOneLine: boolean): Layout {
  const { text } = source
  const around = path.map((_, depth) => source.nearest(path.slice(0, path.length - depth)))
  const chain = [...around, source.root]
  const colon = colonOf(text, chain)
  const isSpaced = /\s$/.test(colon)
  return {
    isOneLine,
    lineEnd: lineEndAt(text, offset),
    indent: indentAt(text, offset),
    unit: unitOf(text, chain),
    colon,
    comma: isSpaced ? ', ' : ',',
    padding: isSpaced ? (/\{( *)"/.exec(text.slice(0, 20_000))?.[1] ?? ' ') : '',
  }
}

/** Whether a value is written over several lines. */
export function spansLines(text: string, { offset, end }: Pick<Located, 'offset' | 'end'>) {
  const at = text.indexOf('\n', offset)
  return at >= 0 && at < end
}

/** The white space before an offset. */
export function blankBefore(text: string, offset: number): string {
  let at = offset
  while (at > 0 && text.charCodeAt(at - 1) <= 32) at--
  return text.slice(at, offset)
}

/** The white space that the line of an offset begins with. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

/** The line end nearest before an offset, or else the first of the text. */
function lineEndAt(text: string, offset: number): string {
  const before = text.lastIndexOf('\n', offset)
  const at = before < 0 ? text.indexOf('\n') : before
  return at > 0 && text[at - 1] === '\r' ? '\r\n' : '\n'
}

function unitOf(text: string, chain: Located[]): string {
  for (const { offset, members } of chain) {
    const [first] = members.values()
    if (!first || !blankBefore(text, first.keyOffset).includes('\n')) continue
    const [outer, inner] = [indentAt(text, offset), indentAt(text, first.keyOffset)]
    if (inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length)
  }
  return '  '
}

function colonOf(text: string, chain: Located[]): string {
  for (const { offset, members } of chain) {
    const [first] = members.values()
    if (!first || text[offset] !== '{') continue
    const colon = text.slice(endOfText(text, first.keyOffset), first.offset)
    return colon.includes('\n') ? ': ' : colon
  }
  return text.includes('\n') ? ': ' : ':'
}
