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
  const before = document.getElementById('before')
  const after = document.getElementById('after')
  let isLeaving = false
  addEventListener(
    'keydown',
    (event) => {
      const { target, key, shiftKey, ctrlKey, metaKey } = event
      if (target instanceof Node && typer.typed?.element.contains(target)) return
      event.stopPropagation()
      if (key === 'Tab' && !ctrlKey && !metaKey) {
        if (parts.go(shiftKey ? -1 : 1)) return event.preventDefault()
        isLeaving = true // the browser goes on from the edge, out of the frame
        const edge = shiftKey ? before : after
        edge?.focus()
        isLeaving = false
        return
      }
      if (parts.takeKey(event)) return event.preventDefault()
      host.onKey(event)
      if (target instanceof Element && target.closest('#app')) refuseLetters(event)
    },
    true,
  )
  before?.addEventListener('focus', () => !isLeaving && parts.enter(1))
  after?.addEventListener('focus', () => !isLeaving && parts.enter(-1))
}

/** Nothing on the page is pressed, or filled in. */
function refuseLetters(event: KeyboardEvent): void {
  if (event.key === ' ' || event.key === 'Enter') event.preventDefault()
}
