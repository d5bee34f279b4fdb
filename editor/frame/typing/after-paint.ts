/** Does something once what is there now is painted, however often it is asked for until then. */
export function afterPaint(todo: () => void): () => void {
  let isUnderway = false
  const run = () => {
    isUnderway = false
    todo()
  }
  return () => {
    if (isUnderway) return
    isUnderway = true
    requestAnimationFrame(() => setTimeout(run))
  }
}
