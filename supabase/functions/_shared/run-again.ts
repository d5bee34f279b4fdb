/**
 * Makes a call that never overlaps itself: asked while it runs, it runs once more afterwards. A
 * hundred messages at once thus wake the deliverer twice, not a hundred times.
 * @param work must not throw
 * @returns resolves when all that was asked for is done
 */
export function runAgain(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  const loop = async () => {
    do {
      again = false
      await work()
    } while (again)
    running = undefined
  }
  return () => {
    again = true
    running ??= loop()
    return running
  }
}
