import { lazy, Suspense } from 'react'

const MenuList = lazy(() => import('./menu-list.tsx'))

/** What is needed less often; the screen does not wait for it. */
export function Menu() {
  return (
    <Suspense fallback={<span className="press-icon i-lucide-menu" />}>
      <MenuList />
    </Suspense>
  )
}
