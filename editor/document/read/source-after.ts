import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { type KnownEnds, locate } from '../../../engine/text/locate.ts'
import { Source } from '../../../engine/text/source.ts'
import type { Located } from '../../../engine/text/source-range.ts'

/**
 * Where the values of a text stand after an edit within one of them. What is known of the text before is carried over,
 * so that a letter typed into one of a thousand pages does not read the others.
 */
export function sourceAfter(before: Source, edit: TextEdit, text: string): Source {
  return new Source(before.file, text, locate(text, endsAfter(before.root, edit)))
}

/** Where the values around the edit end afterwards, and those beside them. */
function endsAfter(root: Located, { offset, length, text }: TextEdit): KnownEnds {
  const ends = new Map<number, number>()
  const by = text.length - length
  for (let around: Located | undefined = root; around; ) {
    let inner: Located | undefined
    for (const value of around.members.values()) {
      const isBehind = value.offset > offset
      const isAround = !isBehind && offset + length <= value.end
      ends.set(value.offset + (isBehind ? by : 0), value.end + (isBehind || isAround ? by : 0))
      if (isAround) inner = value
    }
    around = inner
  }
  return ends
}
