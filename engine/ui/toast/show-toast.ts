import { announce } from '../announce.ts'
import type { ToastMessage } from './toaster.tsx'

/** Shows a notification, and says it in the region that was there before: also where its code cannot be had. */
export async function showToast(message: ToastMessage): Promise<void> {
  announce(`${message.title} ${message.text}`)
  try {
    const { toast } = await loadToasts()
    toast(message)
  } catch (cause) {
    console.error('The notification was not shown.', cause)
  }
}

/** Loads the code for notifications ahead, for who may have to say that there is no connection. */
export function loadToasts(): Promise<typeof import('./toaster.tsx')> {
  return import('./toaster.tsx')
}
