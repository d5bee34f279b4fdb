/** Does something once the browser has nothing else to do, or soon where it cannot tell. */
export function whenIdle(todo: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(todo, { timeout: 3000 })
  else setTimeout(todo, 500) // Safari
}
