import type { ToastMessage } from './toaster.tsx'

/** Shows a notification; the code for it is loaded with the first one. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { toast } = await import('./toaster.tsx')
  toast(message)
}
