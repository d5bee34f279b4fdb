import type { Node } from 'prosemirror-model'

/** The position behind so many letters; within a variable the nearer of its ends. */
export function positionAt(doc: Node, letters: number): number {
  let left = letters
  let position = 0
  for (const node of doc.content.content) {
    const length = lengthOf(node)
    if (left < length) return position + (node.isText ? left : left * 2 > length ? 1 : 0)
    left -= length
    position += node.nodeSize
  }
  return position
}

/** The word around a position; of no length where there is none. */
export function wordAt(doc: Node, position: number): { from: number; to: number } {
  const text = doc.textBetween(0, doc.content.size, '', '\uFFFC')
  const before = /[\p{L}\p{N}\p{M}'’_-]*$/u.exec(text.slice(0, position))?.[0] ?? ''
  const after = /^[\p{L}\p{N}\p{M}'’_-]*/u.exec(text.slice(position))?.[0] ?? ''
  return { from: position - before.length, to: position + after.length }
}

/** How many letters of what is shown between two nodes stand before a place in one of them. */
export function lettersBefore(first: ChildNode, node: globalThis.Node, offset: number): number {
  const range = document.createRange()
  range.setStartBefore(first)
  range.setEnd(node, offset)
  return range.toString().length
}

/** The middle of a text's first or last line, in the window's pixels. */
export function lineOf(element: Element, line: 'first' | 'last'): number {
  const rect = [...element.getClientRects()].at(line === 'first' ? 0 : -1)
  return rect ? rect.top + rect.height / 2 : 0
}

function lengthOf(node: Node): number {
  return node.isText ? node.nodeSize : String(node.attrs.text).length
}
