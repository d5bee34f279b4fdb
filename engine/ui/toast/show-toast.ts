import type { ToastMessage } from './toaster.tsx'

/** Shows a notification; the code for it is loaded with the first one, unless it was asked for before. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { toast } = await loadToasts()
  toast(message)
}

/** Loads the code for notifications ahead, for who may have to say that there is no connection. */
export function loadToasts(): Promise<typeof import('./toaster.tsx')> {
  return import('./toaster.tsx')
}
