import { isSeen, type Place } from '../marks/shown-texts.ts'

/** Opens or closes what an element folds: details, or the menu of narrow windows. */
export function fold(target: Element): void {
  const summary = target.closest('summary')
  const opener = target.closest<HTMLButtonElement>('button[popovertarget]')
  if (summary?.parentElement instanceof HTMLDetailsElement)
    summary.parentElement.open = !summary.parentElement.open
  else if (opener?.popoverTargetElement instanceof HTMLElement)
    opener.popoverTargetElement.togglePopover()
}

/** Opens what the text on a closed opener names, so that it can be seen; not where that hides the text itself. */
export function unfoldFrom(place: Place): void {
  const details = place.first.parentElement?.closest('summary')?.parentElement
  if (!(details instanceof HTMLDetailsElement) || details.open) return
  details.open = true
  if (!isSeen(place)) details.open = false
}

/** Opens all that hides a text: folds, the menu of narrow windows, groups of the menu. */
export function unfoldAround({ first }: Place): void {
  for (let at = first.parentElement; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true
    if (at.popover && getComputedStyle(at).display === 'none') at.showPopover()
    if (at.matches('li > ul')) at.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
}

/** A group of the menu, which only the page can open: whether a click is to be the page's. */
export function isClosedGroup(target: Element): boolean {
  return target.closest('button[aria-expanded=false]') !== null
}
