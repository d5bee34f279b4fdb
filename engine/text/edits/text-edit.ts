/** A piece of a text that becomes another: offsets count UTF-16 units from 0. */
export interface TextEdit {
  offset: number
  length: number
  text: string
}

/**
 * Applies edits whose offsets all refer to the same text. Insertions at the same offset keep the order given.
 * @throws where two of them overlap, since neither knows of the other
 */
export function applyEdits(text: string, edits: TextEdit[]): string {
  let result = ''
  let at = 0
  for (const { offset, length, text: replacement } of inOrder(edits)) {
    if (offset < at) throw new Error(`Two edits overlap at ${offset}. This is a bug in Broadsheet.`)
    result += text.slice(at, offset) + replacement
    at = offset + length
  }
  return result + text.slice(at)
}

/** The edits that turn the edited text back into the original, byte for byte. */
export function invertEdits(text: string, edits: TextEdit[]): TextEdit[] {
  let ahead = 0
  return inOrder(edits).map((edit) => {
    const { offset, length } = edit
    const inverse = {
      offset: offset + ahead,
      length: edit.text.length,
      text: text.slice(offset, offset + length),
    }
    ahead += inverse.length - length
    return inverse
  })
}

const inOrder = (edits: TextEdit[]) =>
  edits.toSorted((a, b) => a.offset - b.offset || a.length - b.length)
