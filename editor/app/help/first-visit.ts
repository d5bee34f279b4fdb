const name = 'broadsheet-editor-tour'

/** Whether nobody was shown around yet in this browser. */
export function isFirstVisit(): boolean {
  return localStorage.getItem(name) === null
}

/** The tour was seen, or skipped. */
export function endFirstVisit(): void {
  localStorage.setItem(name, 'seen')
}
