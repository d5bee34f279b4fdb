import { createCell } from '../cell.ts'

export type Appearance = 'system' | 'light' | 'dark'

const name = 'broadsheet-editor-appearance'

/** How the screen looks: as the system has it, or as it was chosen. */
export const appearance = createCell<Appearance>(read())

/** Chooses, and remembers it. */
export function wear(chosen: Appearance): void {
  localStorage.setItem(name, chosen)
  appearance.set(chosen)
  apply()
}

/** Puts it on the document. */
export function apply(): void {
  const chosen = appearance.get()
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

function read(): Appearance {
  const kept = localStorage.getItem(name)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
