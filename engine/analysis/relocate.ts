import type { Finding } from '../findings/finding.ts'
import type { TextEdit } from '../text/edits/text-edit.ts'
import type { Place } from '../text/source-range.ts'

/** Where a page's text begins within the manifest. */
export interface PageStart extends Omit<Place, 'pointer'> {
  offset: number
  /** The page's number. */
  index: number
}

/** A finding about a page that was read by itself, at its place within the manifest. */
export function relocate(finding: Finding, start: PageStart): Finding {
  const { at, fix, guess } = finding
  const moved = (edit: TextEdit) => ({ ...edit, offset: edit.offset + start.offset })
  const isFirstLine = at.line === 1
  return {
    ...finding,
    at: {
      file: start.file,
      line: start.line + at.line - 1,
      column: isFirstLine ? start.column + at.column - 1 : at.column,
      pointer: movePointer(at.pointer, start.index),
    },
    ...(fix && { fix: moved(fix) }),
    ...(guess && { guess: { ...guess, edit: moved(guess.edit) } }),
  }
}

/** The address of a page's part, where the page has another number now. */
export function movePointer(pointer: string, index: number): string {
  return pointer.replace(/^\/pages\/\d+/, `/pages/${index}`)
}
