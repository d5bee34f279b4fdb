import { lazy, Suspense } from 'react'
import { useStands } from '../preload.ts'

const MenuList = lazy(() => import('./menu-list.tsx'))

const waiting = <span className="press-icon i-lucide-menu" />

/** What is needed less often; the screen does not wait for it. */
export function Menu() {
  return <Suspense fallback={waiting}>{useStands() ? <MenuList /> : waiting}</Suspense>
}
