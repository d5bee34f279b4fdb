import { announce } from '../announce.ts'
import type { ToastMessage } from './toaster.tsx'

/** Shows a notification; where its code cannot be had, it is said nevertheless. */
export async function showToast(message: ToastMessage): Promise<void> {
  try {
    const { toast } = await loadToasts()
    toast(message)
  } catch (cause) {
    console.error('The notification was not shown.', cause)
    announce(`${message.title} ${message.text}`)
  }
}

/** Loads the code for notifications ahead, for who may have to say that there is no connection. */
export function loadToasts(): Promise<typeof import('./toaster.tsx')> {
  return import('./toaster.tsx')
}
