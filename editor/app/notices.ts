import { createToaster } from '@ark-ui/react/toast'

export const toaster = createToaster({ placement: 'bottom', gap: 8, max: 3, overlap: false })

/** Tells a person what happened, shown for a while and read aloud. */
export function tell(sentence: string, undo?: () => void): void {
  toaster.create({
    title: sentence,
    duration: undo ? 10_000 : 6000,
    ...(undo && { action: { label: 'Undo', onClick: undo } }),
  })
}

/** Tells what could not be done, and why. */
export function refuse(sentence: string): void {
  toaster.create({ title: sentence, type: 'error', duration: 12_000 })
}
