import { applyEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'

/**
 * One list of edits that does what two do, one after the other.
 * @param between the text after the first and before the second
 */
export function composeEdits(first: TextEdit[], between: string, second: TextEdit[]): TextEdit[] {
  const composed: TextEdit[] = []
  let ahead = 0 // how much longer the text between is than the first one, up to here
  for (const { made, next, start, end } of clusters(placed(first), second)) {
    const grown = made.reduce((sum, { edit }) => sum + edit.text.length - edit.length, 0)
    const moved = next.map((edit) => ({ ...edit, offset: edit.offset - start }))
    const text = applyEdits(between.slice(start, end), moved)
    composed.push({ offset: start - ahead, length: end - start - grown, text })
    ahead += grown
  }
  return composed
}

interface Placed {
  edit: TextEdit
  /** Where its text stands in the text that it made. */
  start: number
  end: number
}

interface Cluster {
  made: Placed[]
  next: TextEdit[]
  start: number
  end: number
}

function placed(edits: TextEdit[]): Placed[] {
  let ahead = 0
  return inOrder(edits).map((edit) => {
    const start = edit.offset + ahead
    ahead += edit.text.length - edit.length
    return { edit, start, end: start + edit.text.length }
  })
}

/** Edits of both lists that touch each other, together, in the order of the text. */
function clusters(first: Placed[], second: TextEdit[]): Cluster[] {
  const single = [
    ...first.map((made): Cluster => ({ made: [made], next: [], start: made.start, end: made.end })),
    ...second.map(
      (edit): Cluster => ({
        made: [],
        next: [edit],
        start: edit.offset,
        end: edit.offset + edit.length,
      }),
    ),
  ].sort((a, b) => a.start - b.start || a.end - b.end)
  const joined: Cluster[] = []
  for (const cluster of single) {
    const last = joined.at(-1)
    if (!last || cluster.start > last.end) joined.push(cluster)
    else {
      last.made.push(...cluster.made)
      last.next.push(...cluster.next)
      last.end = Math.max(last.end, cluster.end)
    }
  }
  return joined
}

const inOrder = (edits: TextEdit[]) =>
  edits.toSorted((a, b) => a.offset - b.offset || a.length - b.length)
