/**
 * Keeps what is typed while the place that it is for is still being made.
 * @returns ends it, with what was typed
 */
export function holdKeys(): () => string {
  let held = ''
  const hold = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey) return
    held += event.key
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', hold, true)
  return () => {
    removeEventListener('keydown', hold, true)
    return held
  }
}
