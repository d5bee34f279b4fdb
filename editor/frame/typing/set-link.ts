import type { MarkType, Node } from 'prosemirror-model'
import { type Command, TextSelection } from 'prosemirror-state'

/**
 * Makes what is selected a link; the caret then stands behind it. Without a selection the link around the caret is changed as a whole.
 * @param href undefined takes the link away
 */
export function setLink(type: MarkType, href: string | undefined): Command {
  return ({ tr, doc, selection }, dispatch) => {
    const { from, to } = selection.empty ? linkAround(doc, selection.from, type) : selection
    if (from === to) return false
    tr.removeMark(from, to, type)
    if (href) tr.addMark(from, to, type.create({ href }))
    tr.setSelection(TextSelection.create(tr.doc, to)) // a key that follows must not write over the words
    dispatch?.(tr)
    return true
  }
}

interface Stretch {
  from: number
  to: number
  href?: string
}

/** The stretch of the link that a position is in; of no length where it is in none. */
export function linkAround(doc: Node, position: number, type: MarkType): Stretch {
  const stretches: (Stretch & { href: string })[] = []
  doc.descendants((node, at) => {
    const link = type.isInSet(node.marks)
    if (!link) return
    const last = stretches.at(-1)
    const { href } = link.attrs
    if (last?.to === at && last.href === href) last.to += node.nodeSize
    else stretches.push({ from: at, to: at + node.nodeSize, href })
  })
  const own = stretches.find(({ from, to }) => from <= position && position <= to)
  return own ?? { from: position, to: position }
}
