import { useSyncExternalStore } from 'react'
import { useCell } from '../cell.ts'
import { appearance } from '../screen/appearance.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void): () => void {
  dark.addEventListener('change', listener)
  return () => dark.removeEventListener('change', listener)
}

/** Light or dark: as it was chosen here, else as the system has it. */
export function useScheme(): 'light' | 'dark' {
  const chosen = useCell(appearance)
  const isDark = useSyncExternalStore(subscribe, () => dark.matches)
  return chosen === 'system' ? (isDark ? 'dark' : 'light') : chosen
}
