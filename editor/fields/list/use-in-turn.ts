import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Done } from '../../document/action.ts'

/** What follows once the document has come back: what is said, and which element gets the focus. */
interface Afterwards {
  words: string
  focus?: string
}

/**
 * Does one thing after the other, each on what the former has left: places are those that are shown, and a key that
 * is pressed again before they are shown anew would mean the wrong ones.
 * @param within what the element for the focus is looked for in
 * @param version the one that is shown there
 */
export function useInTurn(within: RefObject<HTMLElement | null>, version: number) {
  const [awaited, setAwaited] = useState<Afterwards & { since: number }>()
  const [told, setTold] = useState('')
  const isBusy = useRef(false)
  useEffect(() => {
    if (!awaited || awaited.since > version) return
    const element = awaited.focus && within.current?.querySelector<HTMLElement>(awaited.focus)
    if (element) focusAll(element)
    setTold(awaited.words)
    setAwaited(undefined)
    isBusy.current = false
  }, [awaited, version, within])

  /** @returns whether it was done; not where something is still on its way */
  async function inTurn(work: () => Promise<Done>, afterwards: Afterwards): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    const done = await work()
    if (done.isDone) setAwaited({ ...afterwards, since: done.version })
    else isBusy.current = false
    return done.isDone
  }
  return { told, tell: setTold, inTurn }
}

/** What a new field has in it is there to be typed over. */
function focusAll(element: HTMLElement): void {
  element.focus()
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    element.select()
  else if (element.isContentEditable) getSelection()?.selectAllChildren(element)
}

/** What moves an item of a list, and what it is typed into. */
export const handleOf = (index: number) => `:scope > :nth-child(${index + 1}) [data-handle]`
export const fieldOf = (index: number) =>
  `:scope > :nth-child(${index + 1}) :is(input, textarea, [contenteditable=true])`
