import type { FrameHost } from '../frame-door.ts'

/**
 * Tells that boxes may have moved, once a frame at most.
 * @returns tells it too
 */
export function tellMoves(root: HTMLElement, host: FrameHost): () => void {
  let underway = 0
  const tell = () => {
    cancelAnimationFrame(underway)
    underway = requestAnimationFrame(() => host.onMoved())
  }
  for (const type of ['scroll', 'toggle', 'transitionend', 'load', 'resize'])
    addEventListener(type, tell, { capture: true, passive: true })
  new ResizeObserver(tell).observe(root)
  return tell
}
