/** Within so much of the window's height a block counts as near. */
const margin = '100%'

/**
 * Marks blocks that are far from what is in sight, for the style sheet: the browser lays them out and paints them only
 * when they come near, so that a letter on a page of 150 blocks does not wait for all of them.
 * @returns looks for blocks that are new
 */
export function markFarBlocks(root: HTMLElement): () => void {
  const mark = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries)
      target.toggleAttribute('data-broadsheet-far', !isIntersecting)
  }
  // Of the frame's own window: the one around it knows no margin here.
  const observer = new IntersectionObserver(mark, { root: document, rootMargin: margin })
  return () => {
    for (const block of root.querySelectorAll('main > *')) observer.observe(block)
  }
}
