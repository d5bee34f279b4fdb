import { Suspense } from 'react'
import { onDemand } from '../../fields/on-demand.tsx'
import { useStands } from '../preload.ts'

const MenuList = onDemand(() => import('./menu-list.tsx'))

const waiting = <span className="press-icon i-lucide-menu" />

/** What is needed less often; the screen does not wait for it. */
export function Menu() {
  return <Suspense fallback={waiting}>{useStands() ? <MenuList /> : waiting}</Suspense>
}
