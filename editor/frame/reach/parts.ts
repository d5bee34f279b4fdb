import type { FrameHost, Part } from '../frame-door.ts'
import { isSeen, type Place, type ShownTexts } from '../marks/shown-texts.ts'
import { bringIntoSight } from './scroll.ts'

interface PartsOptions {
  texts: ShownTexts
  host: FrameHost
  /** The number of blocks on the page. */
  count: () => number
  /** Begins to type. */
  onType: (place: Place) => void
}

/** The way through the page by keys: from part to part, and into a text. */
export class Parts {
  readonly #options: PartsOptions
  /** The part that the keyboard is at. */
  #chosen: Part | undefined

  constructor(options: PartsOptions) {
    this.#options = options
  }

  /** Chooses a part; the keyboard goes on from it. */
  focus(part: Part): void {
    const [element] = this.#options.texts.elementsOf(part)
    this.#chosen = part
    this.#options.host.onSelect(part)
    if (!element) return
    this.#take(element, part)
    bringIntoSight(element)
  }

  #take(element: HTMLElement, part: Part): void {
    element.tabIndex = -1
    element.setAttribute('aria-description', this.#describe(part))
    element.addEventListener('blur', forget, { once: true })
    element.focus({ preventScroll: true })
  }

  /** The page stands anew: what had the focus may be another element now. */
  stay(): void {
    const part = this.#chosen
    const isLost = document.hasFocus() && document.activeElement === document.body
    const [element] = part === undefined ? [] : this.#options.texts.elementsOf(part)
    if (isLost && element && part !== undefined) this.#take(element, part)
  }

  /** Goes to the part before or behind. @returns whether there is one */
  go(by: 1 | -1): boolean {
    const all: Part[] = ['header', ...Array(this.#options.count()).keys(), 'footer']
    const beyond = by > 0 ? -1 : all.length
    const at = this.#chosen === undefined ? beyond : all.indexOf(this.#chosen)
    const part = all[at + by]
    if (part !== undefined) this.focus(part)
    return part !== undefined
  }

  /** The keyboard comes to the page, from before or from behind. */
  enter(by: 1 | -1): void {
    if (this.#chosen === undefined) this.go(by)
    else this.focus(this.#chosen)
  }

  /** No part is chosen any longer. @returns whether one was */
  leave(): boolean {
    const wasChosen = this.#chosen !== undefined
    this.#chosen = undefined
    if (wasChosen && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return wasChosen
  }

  /** Types into the first text of the part that is chosen. @returns whether there is one */
  type(): boolean {
    const { texts, onType } = this.#options
    const [element] = this.#chosen === undefined ? [] : texts.elementsOf(this.#chosen)
    for (const place of element ? texts.placesFrom(element, 'forward') : [])
      if (isSeen(place)) {
        onType(place)
        return true
      }
    return false
  }

  #describe(part: Part): string {
    const name =
      typeof part === 'number'
        ? `Block ${part + 1} of ${this.#options.count()}`
        : `The ${part} of all pages`
    return `${name}. Enter begins to type, arrow keys lead on.`
  }
}

function forget({ currentTarget }: FocusEvent): void {
  if (!(currentTarget instanceof Element)) return
  currentTarget.removeAttribute('tabindex')
  currentTarget.removeAttribute('aria-description')
}
