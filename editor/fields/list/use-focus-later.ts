import { type RefObject, useEffect, useState } from 'react'
import type { Done } from '../../document/action.ts'

/**
 * Gives an element the focus once the document has come back with it.
 * @param within what it is looked for in
 * @param version the one that is shown there
 */
export function useFocusLater(within: RefObject<HTMLElement | null>, version: number) {
  const [wanted, setWanted] = useState<{ selector: string; since: number }>()
  useEffect(() => {
    if (!wanted || wanted.since > version) return
    within.current?.querySelector<HTMLElement>(wanted.selector)?.focus()
    setWanted(undefined)
  }, [wanted, version, within])
  return (done: Done, selector: string) => {
    if (done.isDone) setWanted({ selector, since: done.version })
  }
}

/** What moves an item of a list, and what it is typed into. */
export const handleOf = (index: number) => `:scope > :nth-child(${index + 1}) [data-handle]`
export const fieldOf = (index: number) =>
  `:scope > :nth-child(${index + 1}) :is(input, textarea, [contenteditable=true])`
