import type { Path } from '../../../engine/text/path.ts'
import { isSamePath } from '../../document/read/path-value.ts'
import type { PageKey, ShownText } from '../../document/session.ts'
import type { Part } from '../frame-door.ts'
import { noBlock } from './mark.ts'
import { MarkTaker, mainOf } from './mark-taker.ts'

/** Where a text stands in the document: nodes beside each other that hold it and nothing else. */
export interface Place {
  shown: ShownText
  part: Part
  first: ChildNode
  last: ChildNode
}

/** The paths that the marks on the page stand for. */
export interface MarkTables {
  key: PageKey
  blocks: Path[][]
  layout: Path[]
  /** The layout's language, where it is another than the site's own. */
  language: string | undefined
}

/** The texts of the page that stands, and where each of them is shown. */
export class ShownTexts {
  readonly #root: HTMLElement
  readonly #tables: () => MarkTables | undefined
  readonly #taker: MarkTaker

  /**
   * @param root what React renders into
   * @param tables what the marks of the page that stands there mean
   */
  constructor(root: HTMLElement, tables: () => MarkTables | undefined) {
    this.#root = root
    this.#tables = tables
    this.#taker = new MarkTaker(root)
  }

  #shownAt(part: Part, index: number | undefined): ShownText | undefined {
    const known = this.#tables()
    if (index === undefined || !known) return undefined
    if (typeof part !== 'number') {
      const path = known.layout[index]
      const { language } = known
      return path && { shown: 'layout', path, ...(language !== undefined && { language }) }
    }
    const path = known.blocks[part]?.[index]
    return path && { shown: known.key, path: ['blocks', part, ...path] }
  }

  /** The part that a node stands in. */
  partOf(node: Node): Part | undefined {
    const main = mainOf(this.#root)
    if (!main || node === main || !this.#root.contains(node)) return undefined
    if (!main.contains(node)) {
      const isBefore = main.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING
      return isBefore ? 'header' : 'footer'
    }
    let at: Node | null = node
    while (at && at.parentNode !== main) at = at.parentNode
    while (at && !this.#taker.blocks.has(at)) at = at.previousSibling
    const block = at ? this.#taker.blocks.get(at) : undefined
    return block === noBlock ? undefined : block
  }

  /** The text that begins at a node. */
  #placeFrom(first: Node): Place | undefined {
    const index = this.#taker.begins.get(first)
    const part = index === undefined ? undefined : this.partOf(first)
    const shown = part === undefined ? undefined : this.#shownAt(part, index)
    let last: Node | null = first
    while (last && !this.#taker.ends.has(last)) last = last.nextSibling
    if (part === undefined || !shown || !last || this.#taker.ends.get(last) !== index)
      return undefined
    return isChild(first) && isChild(last) ? { shown, part, first, last } : undefined
  }

  /** The text that a node is a piece of. */
  placeAt(node: Node): Place | undefined {
    for (let at: Node | null = node; at && at !== this.#root; at = at.parentNode) {
      let first: Node | null = at
      while (
        first &&
        !this.#taker.begins.has(first) &&
        (first === at || !this.#taker.ends.has(first))
      )
        first = first.previousSibling
      const place: Place | undefined = first ? this.#placeFrom(first) : undefined
      if (place && (place.first === at || isAfter(place.last, at) || place.last === at))
        return place
    }
    return undefined
  }

  /** The texts that stand behind a node, or before it, the nearest first. */
  *placesFrom(node: Node, direction: 'forward' | 'backward'): Generator<Place> {
    const walker = document.createTreeWalker(
      this.#root,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    )
    walker.currentNode = node
    const step = () => (direction === 'forward' ? walker.nextNode() : walker.previousNode())
    for (let at = step(); at; at = step()) {
      const place = this.#taker.begins.has(at) && this.#placeFrom(at)
      if (place) yield place
    }
  }

  /** The text with an address; where it is shown several times the first that can be seen. */
  find(text: ShownText): Place | undefined {
    let hidden: Place | undefined
    for (const place of this.placesFrom(this.#root, 'forward')) {
      if (place.shown.shown !== text.shown || !isSamePath(place.shown.path, text.path)) continue
      if (isSeen(place)) return place
      hidden ??= place
    }
    return hidden
  }

  /** The elements that a part consists of. */
  elementsOf(part: Part): HTMLElement[] {
    if (typeof part !== 'number')
      return [...this.#root.querySelectorAll<HTMLElement>(`:scope > ${part}`)]
    const own: HTMLElement[] = []
    let isOwn = false
    for (const node of mainOf(this.#root)?.childNodes ?? []) {
      isOwn = this.#taker.blocks.has(node) ? this.#taker.blocks.get(node) === part : isOwn
      if (isOwn && node instanceof HTMLElement) own.push(node)
    }
    return own
  }

  /** The text that an element says without showing it: a picture's description. */
  describing(element: Element): ShownText | undefined {
    const part = this.partOf(element)
    return part === undefined ? undefined : this.#shownAt(part, this.#taker.described.get(element))
  }

  /** What stands in this element is typed, and nobody else's. */
  setTyped(element: Element | undefined): void {
    this.#taker.setTyped(element)
  }

  /** Takes out at once what would be taken out before the next paint. */
  takeNow(): void {
    this.#taker.takeNow()
  }
}

/** The stretch of the document that a text takes up. */
export function rangeOf({ first, last }: Pick<Place, 'first' | 'last'>): Range {
  const range = document.createRange()
  range.setStartBefore(first)
  range.setEndAfter(last)
  return range
}

/** Whether a text can be seen, be it below the window's edge. */
export function isSeen(place: Place): boolean {
  const element = place.first.parentElement
  return element?.checkVisibility({ visibilityProperty: true }) === true && hasSize(rangeOf(place))
}

function hasSize(range: Range): boolean {
  return [...range.getClientRects()].some(({ height }) => height > 0)
}

function isChild(node: Node): node is ChildNode {
  return node instanceof Text || node instanceof Element || node instanceof Comment
}

function isAfter(node: Node, other: Node): boolean {
  return Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)
}
