/**
 * Changes the document with a view transition (CSS View Transitions 1), where the browser has them and the visitor
 * has nothing against motion. What is pressed meanwhile reaches the new page: the style sheet lets it through
 * (WebKit's layer, as of 2.50, takes it nevertheless; it lies there for 120 ms).
 * @param change resolves when the document has changed
 */
export async function withTransition(change: () => Promise<void>): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
  if (isStill || !('startViewTransition' in document)) return change()
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  ready.catch(() => {}) // the next one has begun already
  await updateCallbackDone
}
