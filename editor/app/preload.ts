import { partLoads } from '../fields/on-demand.tsx'
import { whenIdle } from '../frame/when-idle.ts'
import { createCell, useCell } from './cell.ts'
import { telling } from './notices.ts'
import { useView } from './session/use-session.ts'

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
  next(partLoads.values())
}

/** One after the other: no press waits for them then, and they are there should the server end. */
function next(loads: Iterator<() => Promise<unknown>>): void {
  const { value: load } = loads.next() // those that another brought along come last
  if (!load) return
  whenIdle(() => {
    load().then(
      () => next(loads),
      () => {}, // the server has ended
    )
  })
}
