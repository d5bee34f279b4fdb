import type { Path } from '../path.ts'
import type { Source } from '../source.ts'
import type { TextEdit } from './text-edit.ts'

/**
 * Removes a field or an item with the comma and the white space that belong to it.
 * @returns undefined where there is none
 */
export function removeValue(source: Source, path: Path): TextEdit | undefined {
  const around = path.length > 0 ? source.find(path.slice(0, -1)) : undefined
  const own = source.find(path)
  if (!around || !own) return undefined
  const members = [...around.members.values()]
  const index = members.indexOf(own)
  const before = members[index - 1]
  const after = members[index + 1]
  const offset = before ? before.end : after ? own.keyOffset : around.offset + 1
  const end = before ? own.end : after ? after.keyOffset : around.end - 1
  return { offset, length: end - offset, text: '' }
}
