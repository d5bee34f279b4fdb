import type { ShownTexts } from '../marks/shown-texts.ts'

/** Where one looks at a page: a block, and how many of its heights are above that line; around all blocks of the nearest. */
export interface Sight {
  block: number
  share: number
}

/** The line lies a little below the upper edge, where one reads. */
const line = () => innerHeight / 4

/** The block that one looks at; undefined where there is none. */
export function blockInSight(texts: ShownTexts, count: number): Sight | undefined {
  for (let block = 0; block < count; block++) {
    const span = spanOf(texts, block)
    if (span && (line() < span.bottom || block === count - 1))
      return { block, share: (line() - span.top) / (span.bottom - span.top || 1) }
  }
  return undefined
}

/** Scrolls until one looks at the same place of a block; a page that lacks it stays where it is. */
export function bringInSight(texts: ShownTexts, { block, share }: Sight): void {
  const span = spanOf(texts, block)
  if (!span) return
  scrollBy({ top: span.top + share * (span.bottom - span.top) - line(), behavior: 'instant' })
}

function spanOf(texts: ShownTexts, block: number): { top: number; bottom: number } | undefined {
  const boxes = texts.elementsOf(block).map((element) => element.getBoundingClientRect())
  if (boxes.length === 0) return undefined
  const top = Math.min(...boxes.map((box) => box.top))
  return { top, bottom: Math.max(...boxes.map((box) => box.bottom)) }
}
