/** Changes the page so that one state dissolves into the next, where the browser can and the visitor has nothing against motion. */
export async function dissolve(change: () => Promise<void>): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) return change()
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change)
  // A change that follows at once ends this one's motion, which is no error.
  for (const promise of [ready, finished]) promise.catch(() => undefined)
  return updateCallbackDone
}
