import type { Path } from '../path.ts'
import type { Source } from '../source.ts'
import { insertValue } from './insert-value.ts'
import { layoutAt, spansLines } from './layout.ts'
import type { TextEdit } from './text-edit.ts'
import { writeValue } from './write-value.ts'

/**
 * Replaces a value. A field that does not exist yet is added to its object.
 * @returns undefined where there is nothing to put it in
 */
export function setValue(source: Source, path: Path, value: unknown): TextEdit | undefined {
  const found = source.find(path)
  const { text } = source
  if (!found)
    return text[source.find(path.slice(0, -1))?.offset ?? -1] === '{'
      ? insertValue(source, path, value)
      : undefined
  const outer =
    path.length > 0 ? source.nearest(path.slice(0, -1)) : { offset: 0, end: text.length }
  // A list or an object that stands on one line stays there.
  const isOneLine = !spansLines(text, found.members.size > 0 ? found : outer)
  const layout = layoutAt(source, path.slice(0, -1), found.offset, isOneLine)
  const { offset, end } = found
  return { offset, length: end - offset, text: writeValue(value, layout) }
}
