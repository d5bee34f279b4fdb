import type { Path } from '../../../engine/text/path.ts'
import { isSamePath } from '../../document/read/path-value.ts'
import type { PageKey } from '../../document/session.ts'
import type { Part, ShownText } from '../frame-door.ts'
import { takeMarks } from './mark.ts'
import { emptyText } from './mark-texts.ts'

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
}

/** Attributes that say something to somebody. */
const speaking = new Set(['alt', 'placeholder', 'aria-label', 'title'])

/**
 * Takes the marks out of what React renders, before it is painted, and remembers where they stood.
 * @param root what React renders into
 * @param tables what the marks of the page that stands there mean
 */
export function createShownTexts(root: HTMLElement, tables: () => MarkTables | undefined) {
  const begins = new WeakMap<Node, number>()
  const ends = new WeakMap<Node, number>()
  const described = new WeakMap<Node, number>()
  const blocks = new WeakMap<Node, number>()
  let typed: Element | undefined

  const observer = new MutationObserver(take)
  const everything = { attributes: true, characterData: true, childList: true, subtree: true }
  observer.observe(root, everything)

  function take(records: MutationRecord[]): void {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (typed?.contains(target)) continue
      if (type === 'childList') addedNodes.forEach(takeBelow)
      else if (target instanceof Text) takeFromText(target)
      else if (target instanceof Element) takeFromAttribute(target, attributeName ?? '')
    }
    observer.takeRecords() // of what was done here
  }

  function takeBelow(added: Node): void {
    const walker = document.createTreeWalker(added, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = added; node; node = walker.nextNode())
      if (node instanceof Element)
        for (const name of node.getAttributeNames()) takeFromAttribute(node, name)
      else if (node instanceof Text && takeMarks(node.data)) takeFromText(node)
  }

  function takeFromText(node: Text): void {
    const { text, marks } = takeMarks(node.data) ?? { text: node.data, marks: [] }
    if (marks.length > 0) node.data = text
    begins.delete(node)
    ends.delete(node)
    for (const { index, isEnd, offset } of marks)
      if (node.parentNode === mainOf(root)) blocks.set(node, index)
      else if (isEnd && offset === text.length) ends.set(node, index)
      else if (!isEnd && offset === 0) begins.set(node, index)
    if (!begins.has(node)) return
    node.parentElement?.setAttribute('aria-description', 'Can be edited')
    if (text === emptyText) showEmpty(node)
  }

  function takeFromAttribute(element: Element, name: string): void {
    const found = takeMarks(element.getAttribute(name) ?? '')
    if (!found) return
    element.setAttribute(name, found.text)
    const [mark] = found.marks
    if (mark && speaking.has(name)) described.set(element, mark.index)
  }

  function shownAt(part: Part, index: number | undefined): ShownText | undefined {
    const known = tables()
    if (index === undefined || !known) return undefined
    if (typeof part !== 'number') {
      const path = known.layout[index]
      return path && { shown: 'layout', path }
    }
    const path = known.blocks[part]?.[index]
    return path && { shown: known.key, path: ['blocks', part, ...path] }
  }

  /** The part that a node stands in. */
  function partOf(node: Node): Part | undefined {
    const main = mainOf(root)
    if (!main || node === main || !root.contains(node)) return undefined
    if (!main.contains(node)) {
      const isBefore = main.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING
      return isBefore ? 'header' : 'footer'
    }
    let at: Node | null = node
    while (at && at.parentNode !== main) at = at.parentNode
    while (at && !blocks.has(at)) at = at.previousSibling
    return at ? blocks.get(at) : undefined
  }

  /** The text that begins at a node. */
  function placeFrom(first: Node): Place | undefined {
    const index = begins.get(first)
    const part = index === undefined ? undefined : partOf(first)
    const shown = part === undefined ? undefined : shownAt(part, index)
    let last: Node | null = first
    while (last && !ends.has(last)) last = last.nextSibling
    if (part === undefined || !shown || !last || ends.get(last) !== index) return undefined
    return isChild(first) && isChild(last) ? { shown, part, first, last } : undefined
  }

  /** The text that a node is a piece of. */
  function placeAt(node: Node): Place | undefined {
    for (let at: Node | null = node; at && at !== root; at = at.parentNode) {
      let first: Node | null = at
      while (first && !begins.has(first) && (first === at || !ends.has(first)))
        first = first.previousSibling
      const place: Place | undefined = first ? placeFrom(first) : undefined
      if (place && (place.first === at || isAfter(place.last, at) || place.last === at))
        return place
    }
    return undefined
  }

  /** The texts that stand behind a node, or before it, the nearest first. */
  function* placesFrom(node: Node, direction: 'forward' | 'backward'): Generator<Place> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    walker.currentNode = node
    const step = () => (direction === 'forward' ? walker.nextNode() : walker.previousNode())
    for (let at = step(); at; at = step()) {
      const place = begins.has(at) && placeFrom(at)
      if (place) yield place
    }
  }

  /** The text with an address; where it is shown several times the first that can be seen. */
  function find(text: ShownText): Place | undefined {
    let hidden: Place | undefined
    for (const place of placesFrom(root, 'forward')) {
      if (place.shown.shown !== text.shown || !isSamePath(place.shown.path, text.path)) continue
      if (isSeen(place)) return place
      hidden ??= place
    }
    return hidden
  }

  /** The elements that a part consists of. */
  function elementsOf(part: Part): HTMLElement[] {
    if (typeof part !== 'number') return [...root.querySelectorAll<HTMLElement>(`:scope > ${part}`)]
    const own: HTMLElement[] = []
    let isOwn = false
    for (const node of mainOf(root)?.childNodes ?? []) {
      isOwn = blocks.has(node) ? blocks.get(node) === part : isOwn
      if (isOwn && node instanceof HTMLElement) own.push(node)
    }
    return own
  }

  return {
    ...{ partOf, placeAt, placesFrom, find, elementsOf },
    /** The text that an element says without showing it: a picture's description. */
    describing(element: Element): ShownText | undefined {
      const part = partOf(element)
      return part === undefined ? undefined : shownAt(part, described.get(element))
    },
    /** What stands in this element is typed, and nobody else's. */
    setTyped(element: Element | undefined) {
      take(observer.takeRecords())
      typed = element
    },
    /** Takes out at once what would be taken out before the next paint. */
    takeNow: () => take(observer.takeRecords()),
  }
}

export type ShownTexts = ReturnType<typeof createShownTexts>

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

/** The place of an empty text is painted; nothing of it is in the document. */
function showEmpty(node: Text): void {
  const empty = CSS.highlights.get('broadsheet-empty') ?? new Highlight()
  const range = document.createRange()
  range.selectNode(node)
  CSS.highlights.set('broadsheet-empty', empty.add(range))
}

function hasSize(range: Range): boolean {
  return [...range.getClientRects()].some(({ height }) => height > 0)
}

function mainOf(root: HTMLElement): Element | null {
  return root.querySelector(':scope > main')
}

function isChild(node: Node): node is ChildNode {
  return node instanceof Text || node instanceof Element || node instanceof Comment
}

function isAfter(node: Node, other: Node): boolean {
  return Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)
}
