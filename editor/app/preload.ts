import { whenIdle } from '../frame/when-idle.ts'
import { createCell, useCell } from './cell.ts'
import { telling } from './notices.ts'
import { useView } from './session/use-session.ts'

/**
 * What is likely to be asked for first. It is fetched at idle, one after the other: no press waits for it then, and it
 * is there should the server end.
 */
const likely = [
  () => import('./pages/page-menu.tsx'),
  () => import('./save/save-dialog.tsx'),
  () => import('./links/link-picker.tsx'),
  () => import('./findings/findings-dialog.tsx'),
  () => import('./pages/find-page.tsx'),
  () => import('./pages/add-page.tsx'),
  () => import('./blocks/gallery.tsx'),
]

const stands = createCell(false)

/** Whether what the page does not need may be fetched: it stands, or cannot be shown. */
export function useStands(): boolean {
  const isBroken = useView((view) => view.isBroken)
  return useCell(stands) || isBroken
}

/** Begins to fetch what nobody waits for, once: called when the page stands, which all else would delay. */
export function preload(): void {
  if (stands.get()) return
  stands.set(true)
  whenIdle(() => telling.set(true))
  next(likely)
}

function next([load, ...others]: typeof likely): void {
  if (!load) return
  whenIdle(() => {
    load().then(
      () => next(others),
      () => {}, // it is fetched again when it is asked for
    )
  })
}
