/** Scrolls the page until an element can be seen; `scrollIntoView` would scroll the editor around the frame as well. */
export function bringIntoSight(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect()
  const header = document.querySelector('#app > header')?.getBoundingClientRect().bottom ?? 0
  const above = Math.max(0, header)
  if (top >= above && bottom <= innerHeight) return
  const room = innerHeight - above
  const wanted = height < room ? above + (room - height) / 2 : above
  scrollBy({ top: top - wanted, behavior: 'instant' })
}
