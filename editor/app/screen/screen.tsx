import { Outlet } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import { onDemand } from '../../fields/on-demand.tsx'
import { useIsPageView } from '../address.ts'
import { Announcer } from '../announce.tsx'
import { useCell } from '../cell.ts'
import { DialogsProvider } from '../dialogs.tsx'
import { isFirstVisit } from '../help/first-visit.ts'
import { Keys } from '../keys/keys.tsx'
import { telling } from '../notices.ts'
import { Leftovers } from '../save/leftovers.tsx'
import { Side } from '../side/side.tsx'
import { Stage } from '../stage/stage.tsx'
import { Contents } from './contents.tsx'
import { Drawer } from './drawer.tsx'
import { Header } from './header.tsx'
import { MenuLayer } from './layer.tsx'

const Notices = onDemand(() => import('./notices.tsx'))

/** The whole screen: what there is at the left, the page in the middle, what is chosen at the right. */
export function Screen() {
  const isTelling = useCell(telling)
  return (
    <DialogsProvider first={isFirstVisit() ? { dialog: 'tour', about: {} } : undefined}>
      <Parts />
      <Suspense>{isTelling && <Notices />}</Suspense>
      <Announcer />
      <MenuLayer />
    </DialogsProvider>
  )
}

const withFields =
  'md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[17rem_minmax(0,1fr)_21rem] xl:grid-cols-[19rem_minmax(0,1fr)_24rem]'
const withoutFields = 'lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)]'

function Parts() {
  const [drawer, setDrawer] = useState<'contents' | 'fields'>()
  const isPageView = useIsPageView()
  const close = useCallback(() => setDrawer(undefined), [])
  return (
    <div className="grid grid-rows-[auto_auto_minmax(0,1fr)] h-dvh bg-desk text-ink font-sans text-[0.95rem]">
      <Keys />
      <Header
        onDrawer={(name) => setDrawer((open) => (open === name ? undefined : name))}
        drawer={drawer}
      />
      <div>
        <Leftovers />
      </div>
      <div className={`relative grid min-h-0 ${isPageView ? withFields : withoutFields}`}>
        <Drawer
          name="contents"
          label="Pages and outline"
          isOpen={drawer === 'contents'}
          close={close}
        >
          <Contents onChosen={close} />
        </Drawer>
        <main className="relative min-w-0 min-h-0">
          <Stage isHidden={!isPageView} />
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        {isPageView && (
          <Drawer name="fields" label="What is chosen" isOpen={drawer === 'fields'} close={close}>
            <Side />
          </Drawer>
        )}
      </div>
    </div>
  )
}
