/** How far, in CSS pixels, counts as swiped away. */
const threshold = 50

/**
 * Follows a pointer that was pressed on an element; the element goes with it to the side where lines end.
 * @param onSwiped called when it is let go beyond the threshold
 */
export function swipeAway(start: PointerEvent, element: HTMLElement, onSwiped: () => void): void {
  if (start.button !== 0 || (start.target instanceof Element && start.target.closest('button')))
    return
  const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1
  const moving = new AbortController()
  const { signal } = moving
  const distance = (event: PointerEvent) => Math.max(0, forward * (event.clientX - start.clientX))
  const end = () => {
    moving.abort()
    element.style.removeProperty('translate')
  }
  addEventListener(
    'pointermove',
    (event) => element.style.setProperty('translate', `${forward * distance(event)}px`),
    { signal },
  )
  addEventListener('pointercancel', end, { signal })
  addEventListener(
    'pointerup',
    (event) => {
      end()
      if (distance(event) >= threshold) onSwiped()
    },
    { signal },
  )
}
