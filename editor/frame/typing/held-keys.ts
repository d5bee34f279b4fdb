/** Keys that were pressed: letters as they are, others by their names. */
export type Keys = string[]

const held = new Set(['Enter', 'Backspace'])

/**
 * Keeps what is typed while the place that it is for is still being made.
 * @param keys what was pressed before
 * @returns ends it, with what was typed
 */
export function holdKeys(keys: Keys = []): () => Keys {
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event
    if ((key.length > 1 && !held.has(key)) || ctrlKey || metaKey) return
    if (key === 'Backspace' && keys.at(-1)?.length === 1) keys.pop()
    else keys.push(key)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', hold, true)
  return () => {
    removeEventListener('keydown', hold, true)
    return keys
  }
}
