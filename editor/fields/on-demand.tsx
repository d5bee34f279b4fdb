import { type ComponentType, lazy } from 'react'

/** What fetches the code of each part of the screen that is not there at first. */
export const partLoads = new Set<() => Promise<unknown>>()

/**
 * A part of the screen whose code is fetched at idle, or when it is first shown. Should the server have ended by then,
 * a sentence stands in its place, and all else stays on the screen.
 */
export function onDemand<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<Props> = NotLoaded,
) {
  partLoads.add(load)
  return lazy(() => load().catch(() => ({ default: instead })))
}

export function NotLoaded() {
  return (
    <p role="alert" className="p-4 text-sm">
      This part of the editor cannot be loaded, since its server does not answer. What you typed is
      kept: start the editor again, and open the address that it prints.
    </p>
  )
}
