import type { Path } from '../path.ts'
import type { Source } from '../source.ts'
import type { Span } from '../source-range.ts'
import type { TextEdit } from './text-edit.ts'

/** Replaces a piece of a string value; undefined where the source has no such string. */
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
