import type { Path } from '../path.ts'
import { endOfText } from '../skip.ts'
import type { Source } from '../source.ts'
import type { TextEdit } from './text-edit.ts'

/**
 * Renames a field.
 * @returns undefined where there is no such field, or the name is taken
 */
export function renameKey(source: Source, path: Path, name: string): TextEdit | undefined {
  const found = source.find(path)
  const isTaken = source.find([...path.slice(0, -1), name]) !== undefined
  // What has no key begins where its value does; a key without quotes is mended first.
  if (!found || isTaken || found.keyOffset === found.offset) return undefined
  if (source.text[found.keyOffset] !== '"') return undefined
  const length = endOfText(source.text, found.keyOffset) - found.keyOffset
  return { offset: found.keyOffset, length, text: JSON.stringify(name) }
}
