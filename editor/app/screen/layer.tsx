import { Portal } from '@ark-ui/react/portal'
import { createRef, type ReactNode } from 'react'

const layer = createRef<HTMLElement>()

/** Where menus lie: above all, and in a part of the screen that has a name. */
export function MenuLayer() {
  return <section ref={layer} aria-label="Menu" />
}

/** A menu that opened. */
export function Above({ children }: { children: ReactNode }) {
  return <Portal container={layer}>{children}</Portal>
}
