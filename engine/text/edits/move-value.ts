import { numberOf, type Path } from '../path.ts'
import type { Source } from '../source.ts'
import type { Located } from '../source-range.ts'
import { memberSlot } from './insert-value.ts'
import { indentAt, type Layout, spansLines } from './layout.ts'
import { removeValue } from './remove-value.ts'
import { renameKey } from './rename-key.ts'
import type { TextEdit } from './text-edit.ts'

/**
 * Moves a value as it is written; only its lines are indented anew.
 * @param to the address that it has afterwards (as in RFC 6902 §4.4)
 * @returns undefined where that cannot be: nothing is there, the field is taken, the value would be within itself
 */
export function moveValue(source: Source, from: Path, to: Path): TextEdit[] | undefined {
  const found = source.find(from)
  const removal = removeValue(source, from)
  if (!found || !removal) return undefined
  if (isSame(from, to)) return []
  const isSibling = to.length === from.length && startsWith(to, from.slice(0, -1))
  if (isSibling && found.keyOffset < found.offset) {
    const renaming = renameKey(source, from, String(to.at(-1)))
    return renaming && [renaming]
  }
  const before = addressBefore(from, to, source)
  const slot = startsWith(before, from) ? undefined : memberSlot(source, before)
  return slot && [removal, slot.fill(rewritten(source.text, found, slot.layout))]
}

/** Translates an address that holds once the value is gone into one that holds while it is still there. */
function addressBefore(from: Path, to: Path, source: Source): Path {
  const depth = from.length - 1
  const parent = from.slice(0, depth)
  const isList = source.text[source.nearest(parent).offset] === '['
  if (!isList || !startsWith(to, parent)) return to
  const index = numberOf(to[depth] ?? '')
  return index >= Number(from[depth]) ? to.with(depth, index + 1) : to
}

/** A value as it is written, in the layout of another place. */
function rewritten(text: string, found: Located, layout: Layout): string {
  const written = text.slice(found.offset, found.end)
  if (!spansLines(text, found)) return written
  if (layout.isOneLine) return onOneLine(written, layout)
  const indent = indentAt(text, found.end)
  const [first = '', ...lines] = written.split('\n')
  const moved = lines.map((line) =>
    line.startsWith(indent) ? layout.indent + line.slice(indent.length) : line,
  )
  return [first, ...moved].join('\n')
}

/** No string of JSON has a line end in it, so each one stands between two values or brackets. */
function onOneLine(written: string, { comma, padding }: Layout): string {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce((before, line) => {
      if (before.endsWith(',')) return before + comma.slice(1) + line
      return before + (before.endsWith('{') || line.startsWith('}') ? padding : '') + line
    })
}

const isSame = (a: Path, b: Path) => a.length === b.length && startsWith(a, b)

const startsWith = (path: Path, start: Path) =>
  start.every((key, depth) => String(path[depth]) === String(key))
