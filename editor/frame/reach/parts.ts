import type { FrameHost, Part } from '../frame-door.ts'
import { isSeen, type Place, type ShownTexts } from '../marks/shown-texts.ts'
import type { Typer } from '../typing/typer.ts'

interface PartsOptions {
  texts: ShownTexts
  typer: () => Typer
  host: FrameHost
  /** The number of blocks on the page. */
  count: () => number
}

/** The way through the page by keys: from part to part, into a text and out again. */
export function createParts({ texts, typer, host, count }: PartsOptions) {
  let chosen: Part | undefined

  function focus(part: Part): void {
    const [element] = texts.elementsOf(part)
    if (!element) return
    chosen = part
    host.onSelect(part)
    element.tabIndex = -1
    element.setAttribute(
      'aria-description',
      `${nameOf(part)}. Enter begins to type, arrow keys lead on.`,
    )
    element.addEventListener('blur', forget, { once: true })
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
  }

  function nameOf(part: Part): string {
    return typeof part === 'number' ? `Block ${part + 1} of ${count()}` : `The page's ${part}`
  }

  /** The part before or behind; undefined beyond the ends. */
  function next(by: 1 | -1): Part | undefined {
    const all: Part[] = ['header', ...Array(count()).keys(), 'footer']
    if (chosen === undefined) return by > 0 ? all[0] : all.at(-1)
    return all[all.indexOf(chosen) + by]
  }

  function go(by: 1 | -1): boolean {
    const part = next(by)
    if (part !== undefined) focus(part)
    return part !== undefined
  }

  /** Types into the first text of the part. */
  function type(): void {
    const [element] = chosen === undefined ? [] : texts.elementsOf(chosen)
    for (const place of element ? texts.placesFrom(element, 'forward') : [])
      if (isSeen(place)) return void typer().begin(place, 'start')
  }

  const keys: { [key: string]: (() => boolean | undefined) | undefined } = {
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    Enter: () => {
      type()
      return true
    },
    Escape: () => {
      if (chosen === undefined) return false
      leave()
      host.onSelect(undefined)
      return true
    },
  }

  function leave(): void {
    chosen = undefined
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }

  return {
    focus,
    go,
    choose: (part: Part | undefined) => {
      chosen = part
    },
    /** The keyboard comes to the page from before, or from behind. */
    enter(by: 1 | -1): void {
      if (chosen === undefined) go(by)
      else focus(chosen)
    },
    /** @returns whether the key was used */
    takeKey: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
      !ctrlKey && !metaKey && !altKey && keys[key]?.() === true,
    /** After typing the keyboard is at the part again. */
    returnTo: ({ part }: Place) => focus(part),
  }
}

export type Parts = ReturnType<typeof createParts>

function forget({ currentTarget }: FocusEvent): void {
  if (!(currentTarget instanceof Element)) return
  currentTarget.removeAttribute('tabindex')
  currentTarget.removeAttribute('aria-description')
}
