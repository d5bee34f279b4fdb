/** Whether keys belong to a place that is typed into. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null // of this window or of the frame's, whose classes are others
  if (!element?.closest) return false
  return Boolean(
    element.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable=false]), .cm-editor',
    ),
  )
}
