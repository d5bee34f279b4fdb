/**
 * Changes the document with a view transition (CSS View Transitions 1), where the browser has them and the visitor
 * has nothing against motion. What is pressed meanwhile counts.
 * @param change resolves when the document has changed
 */
export async function withTransition(change: () => Promise<void>): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
  if (isStill || !('startViewTransition' in document)) return change()
  const transition = document.startViewTransition(change)
  const pass = (event: MouseEvent) => passOn(event, transition)
  const end = () => removeEventListener('click', pass, true)
  addEventListener('click', pass, true)
  transition.finished.then(end, end)
  transition.ready.catch(() => {}) // the next one has begun already
  await transition.updateCallbackDone
}

/** While the screen shows pictures of the page, whatever is pressed hits the root (css-view-transitions-1 §3.1). */
function passOn({ target, clientX, clientY }: MouseEvent, transition: ViewTransition): void {
  if (target !== document.documentElement) return
  transition.skipTransition()
  const pressed = document.elementFromPoint(clientX, clientY)
  if (!(pressed instanceof HTMLElement)) return
  pressed.focus({ preventScroll: true })
  pressed.click()
}
