import type { TextEdit } from '../findings/finding.ts'
import type { Path } from './path.ts'
import type { Source } from './source.ts'
import type { Span } from './source-range.ts'

/** Puts another value in place of one; undefined where there is none. */
export function replaceValue(source: Source, path: Path, value: unknown): TextEdit | undefined {
  const found = source.find(path)
  return (
    found && { offset: found.offset, length: found.end - found.offset, text: JSON.stringify(value) }
  )
}

/** Puts a piece of text in place of another within a string value; undefined where it is not written there. */
export function replaceWithin(
  source: Source,
  path: Path,
  span: Span | undefined,
  by: string,
): TextEdit | undefined {
  const found = source.locateWithin(path, span)
  const text = JSON.stringify(by).slice(1, -1)
  return found && { offset: found.offset, length: found.end - found.offset, text }
}

/** Gives a field another name. */
export function renameKey(source: Source, path: Path, name: string): TextEdit | undefined {
  const found = source.find(path)
  if (!found) return undefined
  const length = JSON.stringify(path.at(-1)).length
  return { offset: found.keyOffset, length, text: JSON.stringify(name) }
}

/** Takes a field or an item out, with the comma that goes with it. */
export function removeMember(source: Source, path: Path): TextEdit | undefined {
  const around = source.find(path.slice(0, -1))
  if (!around) return undefined
  const members = [...around.members.entries()]
  const index = members.findIndex(([key]) => key === path.at(-1))
  const own = members[index]?.[1]
  if (!own) return undefined
  const before = members[index - 1]?.[1]
  const after = members[index + 1]?.[1]
  const offset = before ? before.end : after ? own.keyOffset : around.offset + 1
  const end = before ? own.end : after ? after.keyOffset : around.end - 1
  return { offset, length: end - offset, text: '' }
}

/** Applies edits that do not overlap; of two that do, the later is left out. */
export function applyEdits(text: string, edits: TextEdit[]): string {
  const ordered = edits.toSorted((a, b) => a.offset - b.offset)
  let result = ''
  let at = 0
  for (const { offset, length, text: replacement } of ordered) {
    if (offset < at) continue
    result += text.slice(at, offset) + replacement
    at = offset + length
  }
  return result + text.slice(at)
}
