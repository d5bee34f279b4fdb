import { LocaleProvider } from '@ark-ui/react/locale'
import { createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import type { FocusEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { swipeAway } from './swipe-away.ts'
import './toaster.css'

export interface ToastMessage {
  title: string
  text: string
  variant: 'default' | 'destructive' | 'success'
}

const types = { default: 'info', destructive: 'error', success: 'success' } as const

const toaster = createToaster({
  placement: 'bottom-end',
  max: 1,
  duration: 5000,
  /** A closed one is hidden at once and stays in the list until then, or until it is replaced. */
  removeDelay: 1_000_000,
  hotkey: ['F8'],
  pauseOnPageIdle: false, // its events reach no toast; the listener below does it
})

let isMounted = false

document.addEventListener('visibilitychange', () =>
  document.hidden ? toaster.pause() : toaster.resume(),
)

/** Shows a notification in place of the one that is there; in a hidden tab, once somebody looks at it. */
export function toast(message: ToastMessage): void {
  if (document.hidden) {
    document.addEventListener('visibilitychange', () => toast(message), { once: true })
    return
  }
  if (!isMounted) mount()
  const { title, text, variant } = message
  toaster.remove() // with one at most, a second would wait for the first to end
  toaster.create({ title, description: text, type: types[variant], duration: 5000 })
}

/** Beside the page in a root of its own: nothing of it is in the prerendered tree, nor hydrated. */
function mount(): void {
  const area = document.getElementById('toasts')
  if (!area) throw new Error('The page has no element "toasts". This is a bug in Broadsheet.')
  isMounted = true
  const { ariaLabel: label, dataset } = area
  createRoot(area).render(
    <LocaleProvider locale={document.documentElement.lang}>
      <Toasts label={label ?? ''} dismiss={dataset.dismiss ?? ''} />
    </LocaleProvider>,
  )
  // From here on the region is the library's, and so is the key that leads there.
  for (const name of ['role', 'aria-label', 'tabindex']) area.removeAttribute(name)
}

function Toasts({ label, dismiss }: { label: string; dismiss: string }) {
  return (
    <Toaster
      toaster={toaster}
      aria-label={label}
      aria-live="off" // it is said elsewhere, once
      onFocusCapture={waitForFocus}
      onBlurCapture={releaseFocus}
    >
      {({ id = '', title, description, type }) => (
        <Toast.Root
          className={`toast ${type}`}
          aria-live="off"
          onPointerDown={(event) =>
            swipeAway(event.nativeEvent, event.currentTarget, () => toaster.dismiss(id))
          }
        >
          <Toast.Title className="toast-title">{title}</Toast.Title>
          <Toast.Description>{description}</Toast.Description>
          <Toast.CloseTrigger className="toast-close" aria-label={dismiss}>
            ×
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  )
}

/** Where focus was before it came to the notifications. */
let cameFrom: EventTarget | null = null

/** In place of the library's own, which takes focus back from a visitor who has moved on. */
function waitForFocus(event: FocusEvent): void {
  event.stopPropagation()
  if (isWithin(event)) return
  cameFrom = event.relatedTarget
  toaster.pause()
}

function releaseFocus(event: FocusEvent): void {
  event.stopPropagation()
  if (isWithin(event)) return
  if (!event.currentTarget.matches(':hover')) toaster.resume()
  // A toast that was dismissed took its button away, and focus with it.
  const isLost = event.relatedTarget === null && document.hasFocus()
  if (isLost && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true })
}

function isWithin({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
}
