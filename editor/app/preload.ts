import { whenIdle } from '../frame/when-idle.ts'

/**
 * What is likely to be asked for first. It is fetched at idle, one after the other: no press waits for it then, and it
 * is there should the server end.
 */
const likely = [
  () => import('./screen/toaster.ts'),
  () => import('./pages/page-menu.tsx'),
  () => import('./save/save-dialog.tsx'),
  () => import('./links/link-picker.tsx'),
  () => import('./findings/findings-dialog.tsx'),
  () => import('./pages/find-page.tsx'),
  () => import('./pages/add-page.tsx'),
  () => import('./blocks/gallery.tsx'),
]

/** Begins to fetch what nobody waits for yet. */
export function preload([load, ...others] = likely): void {
  if (!load) return
  whenIdle(() => {
    load().then(
      () => preload(others),
      () => {}, // it is fetched again when it is asked for
    )
  })
}
