import { emptyText } from '../marks/mark-texts.ts'
import { type Place, rangeOf, type ShownTexts } from '../marks/shown-texts.ts'
import { lettersBefore } from '../typing/caret.ts'

/** A text under the pointer, and how many of its letters stand before. */
export interface Hit {
  place: Place
  letters: number
}

/** How far from its letters a text can still be hit, in pixels. */
const tolerance = 4

/** The text at a point of the window: its letters are there, or the element that holds it alone. */
export function hitAt(texts: ShownTexts, x: number, y: number): Hit | undefined {
  const caret = caretAt(x, y)
  const place = caret && texts.placeAt(caret.node)
  if (!place) return undefined
  const range = rangeOf(place)
  const isOnLetters = [...range.getClientRects()].some((rect) => isWithin(rect, x, y))
  if (!isOnLetters && !isHolder(document.elementFromPoint(x, y), place)) return undefined
  const isEmpty = range.toString() === emptyText
  return { place, letters: isEmpty ? 0 : lettersBefore(place.first, caret.node, caret.offset) }
}

/** Beside the letters of a fold's heading a click folds. */
function isHolder(element: Element | null, { first }: Place): boolean {
  return element !== null && element === first.parentElement && !element.matches('summary')
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  const found = document.caretPositionFromPoint?.(x, y)
  if (found) return { node: found.offsetNode, offset: found.offset }
  const range = document.caretRangeFromPoint?.(x, y) // Safari before 26.2
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

function isWithin({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return (
    left - tolerance <= x &&
    x <= right + tolerance &&
    top - tolerance <= y &&
    y <= bottom + tolerance
  )
}
