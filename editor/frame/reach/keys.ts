import type { FrameHost } from '../frame-door.ts'
import type { Typer } from '../typing/typer.ts'
import type { Parts } from './parts.ts'

interface KeysOptions {
  typer: Typer
  host: FrameHost
  parts: Parts
}

/** What keys do while nothing is typed. The page's own links, buttons and inputs are passed over. */
export function listenToKeys({ typer, host, parts }: KeysOptions): void {
  const edges = createEdges(parts)
  const take = (event: KeyboardEvent) => {
    const { target } = event
    if (target instanceof Node && typer.typed?.element.contains(target)) return
    event.stopPropagation()
    if (event.key === 'Tab' && !isCommand(event)) {
      if (parts.go(event.shiftKey ? -1 : 1)) event.preventDefault()
      else edges.leave(event.shiftKey)
    } else if (takePlain(event, parts, host)) {
      event.preventDefault()
    } else {
      host.onKey(event)
      if (event.key === ' ' || event.key === 'Enter') event.preventDefault() // nothing on the page is pressed
    }
  }
  addEventListener('keydown', take, true)
}

/** @returns whether the key was used */
function takePlain(event: KeyboardEvent, parts: Parts, host: FrameHost): boolean {
  if (isCommand(event) || event.altKey) return false
  if (event.key === 'ArrowDown') return parts.go(1)
  if (event.key === 'ArrowUp') return parts.go(-1)
  if (event.key === 'Enter') return parts.type()
  if (event.key !== 'Escape' || !parts.leave()) return false
  host.onSelect(undefined)
  return true
}

/** The way into the page and out of it, before its first and behind its last part. */
function createEdges(parts: Parts) {
  const [before, after] = ['before', 'after'].map((id) => document.getElementById(id))
  let isLeaving = false
  before?.addEventListener('focus', () => isLeaving || parts.enter(1))
  after?.addEventListener('focus', () => isLeaving || parts.enter(-1))
  return {
    /** The browser goes on from the edge, out of the frame. */
    leave(isBackwards: boolean): void {
      isLeaving = true
      if (isBackwards) before?.focus()
      else after?.focus()
      isLeaving = false
    },
  }
}

function isCommand({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey
}
