import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'

/**
 * Edits of a text, for the text after others were made.
 * @param edits and `over` refer to the same text
 * @returns undefined where one of them touches one of the others: which comes first is not for a machine to say
 */
export function carryEdits(edits: TextEdit[], over: TextEdit[]): TextEdit[] | undefined {
  const touches = edits.some((edit) => over.some((other) => isTouching(edit, other)))
  if (touches) return undefined
  return edits.map((edit) => ({ ...edit, offset: carryOffset(edit.offset, over) }))
}

/**
 * Where an offset stands after edits. One within a replaced piece goes to the piece's start.
 * @param isPushed whether text that is inserted right there stands before it
 */
export function carryOffset(offset: number, over: TextEdit[], isPushed = true): number {
  let carried = offset
  for (const edit of over) {
    const end = edit.offset + edit.length
    if (end <= offset && edit.offset < offset) carried += edit.text.length - edit.length
    else if (edit.offset === offset && edit.length === 0) carried += isPushed ? edit.text.length : 0
    else if (edit.offset < offset) carried -= offset - edit.offset
  }
  return carried
}

function isTouching(a: TextEdit, b: TextEdit): boolean {
  return a.offset <= b.offset + b.length && b.offset <= a.offset + a.length
}
