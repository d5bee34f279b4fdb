/** How far to the right, in CSS pixels, counts as swiped away. */
const threshold = 50

/**
 * Follows a pointer that was pressed on an element; the element goes with it to the right.
 * @param onSwiped called when it is let go beyond the threshold
 */
export function swipeRight(start: PointerEvent, element: HTMLElement, onSwiped: () => void): void {
  if (start.button !== 0 || (start.target instanceof Element && start.target.closest('button')))
    return
  const moving = new AbortController()
  const { signal } = moving
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - start.clientX)
  const end = () => {
    moving.abort()
    element.style.removeProperty('margin-left')
  }
  addEventListener(
    'pointermove',
    (event) => element.style.setProperty('margin-left', `${distance(event)}px`),
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
