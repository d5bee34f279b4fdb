import { useRef, useState } from 'react'
import type { Done, Json } from '../document/action.ts'
import { useAct } from './desk.tsx'
import { useVersion } from './version.ts'

/** What was typed here and is not yet in what came back. */
interface Typed<T> {
  value: T
  /** The version that has it; absent while the document has not answered. */
  since?: number
}

/**
 * The value of a field that is typed into: what was typed is shown at once, and until the document has come back
 * with it; so neither caret nor focus is lost, and nothing older is shown in between.
 * @returns the value to show, and what takes the next one
 */
export function useTyped<T extends Json>(
  pointer: string,
  written: T,
): [shown: T, type: (value: T) => void] {
  const act = useAct()
  const version = useVersion()
  const [typed, setTyped] = useState<Typed<T>>()
  const last = useRef<Promise<Done | undefined>>(Promise.resolve(undefined))
  const isPending =
    typed !== undefined && (typed.since === undefined || typed.since > (version ?? 0))

  async function type(value: T) {
    const mine: Typed<T> = { value }
    setTyped(mine)
    // Each value is the whole one: it is held against what the one before has left.
    const before = last.current.catch(() => undefined)
    last.current = before.then((done) => {
      const seen = Math.max(version ?? 0, done?.isDone ? done.version : 0)
      return act({ kind: 'set', pointer, value }, seen || undefined)
    })
    const done = await last.current
    const after = done?.isDone ? { value, since: done.version } : undefined
    setTyped((current) => (current === mine ? after : current))
  }

  return [isPending ? typed.value : written, type]
}
