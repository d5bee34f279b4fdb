import { takeMarks } from './mark.ts'
import { emptyText } from './mark-texts.ts'

/** What the engine makes of other parts of the site, and nobody writes: the way to a page, what it holds, what is near. */
export const madeParts = 'main > :is(.trail, .contents, .see-also)'

/** Attributes that say something to somebody. */
const speaking = new Set(['alt', 'placeholder', 'aria-label', 'title'])

/**
 * Takes the marks out of what React renders, before it is painted, and remembers the nodes where they stood, with their
 * numbers.
 */
export class MarkTaker {
  readonly begins = new WeakMap<Node, number>()
  readonly ends = new WeakMap<Node, number>()
  /** Elements that say a text without showing it. */
  readonly described = new WeakMap<Node, number>()
  /** What stands before each block. */
  readonly blocks = new WeakMap<Node, number>()
  readonly #root: HTMLElement
  /** Where empty texts are painted. */
  readonly #empty = new WeakMap<Node, StaticRange>()
  readonly #observer = new MutationObserver((records) => this.#take(records))
  #typed: Element | undefined

  constructor(root: HTMLElement) {
    this.#root = root
    const all = { attributes: true, characterData: true, childList: true, subtree: true }
    this.#observer.observe(root, all)
  }

  /** Takes out at once what would be taken out before the next paint. */
  takeNow(): void {
    this.#take(this.#observer.takeRecords())
  }

  /** What stands in this element is typed, and nobody else's. */
  setTyped(element: Element | undefined): void {
    this.takeNow()
    this.#typed = element
  }

  #take(records: MutationRecord[]): void {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (this.#typed?.contains(target)) continue
      if (type === 'childList') for (const node of addedNodes) this.#takeBelow(node)
      else if (target instanceof Text) this.#takeFromText(target)
      else if (target instanceof Element) this.#takeFromAttribute(target, attributeName ?? '')
    }
    this.#observer.takeRecords() // of what was done here
  }

  #takeBelow(added: Node): void {
    const walker = document.createTreeWalker(added, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = added; node; node = walker.nextNode())
      if (node instanceof Element)
        for (const name of node.getAttributeNames()) this.#takeFromAttribute(node, name)
      else if (node instanceof Text && takeMarks(node.data)) this.#takeFromText(node)
  }

  #takeFromText(node: Text): void {
    const { text, marks } = takeMarks(node.data) ?? { text: node.data, marks: [] }
    if (marks.length > 0) node.data = text
    this.begins.delete(node)
    this.ends.delete(node)
    if (node.parentElement?.closest(madeParts)) return
    this.#showEmpty(node, text === emptyText)
    for (const { index, isEnd, offset } of marks)
      if (node.parentNode === mainOf(this.#root)) this.blocks.set(node, index)
      else if (isEnd && offset === text.length) this.ends.set(node, index)
      else if (!isEnd && offset === 0) this.begins.set(node, index)
    if (this.begins.has(node)) node.parentElement?.setAttribute('aria-description', 'Can be edited')
  }

  /** The place of an empty text is painted; nothing of it is in the document. */
  #showEmpty(node: Text, isEmpty: boolean): void {
    const shown = CSS.highlights.get('broadsheet-empty') ?? new Highlight()
    const known = this.#empty.get(node)
    if (known) shown.delete(known)
    if (!isEmpty) return
    const range = new StaticRange(wholeOf(node))
    this.#empty.set(node, range)
    CSS.highlights.set('broadsheet-empty', shown.add(range))
  }

  #takeFromAttribute(element: Element, name: string): void {
    const found = takeMarks(element.getAttribute(name) ?? '')
    if (!found) return
    element.setAttribute(name, found.text)
    const [mark] = found.marks
    if (mark && speaking.has(name)) this.described.set(element, mark.index)
  }
}

/** The element of the page that holds its blocks. */
export function mainOf(root: HTMLElement): Element | null {
  return root.querySelector(':scope > main')
}

function wholeOf(node: Text): StaticRangeInit {
  return { startContainer: node, startOffset: 0, endContainer: node, endOffset: node.length }
}
