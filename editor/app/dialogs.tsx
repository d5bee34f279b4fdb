import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useMemo,
  useState,
} from 'react'
import { NotLoaded, onDemand } from '../fields/on-demand.tsx'

/** What opens above the screen, and what each is about. */
interface Dialogs {
  /** A block is chosen, to be put before the one that has this number. */
  gallery: { list: string; index: number }
  save: object
  'find-page': object
  search: object
  findings: object
  help: object
  tour: object
  conflicts: object
  /** A page is added, as a copy of the one with this number where there is one. */
  'add-page': { from?: number }
  'move-page': { path: string }
  'delete-page': { path: string }
}

type Name = keyof Dialogs
export type DialogProps<N extends Name> = { about: Dialogs[N]; close: () => void }
type Asked = { [N in Name]: { dialog: N; about: Dialogs[N] } }[Name]

const ofDialog = <N extends Name>(
  load: () => Promise<{ default: ComponentType<DialogProps<N>> }>,
) => onDemand(load, NotOpened)

const components: { [N in Name]: ComponentType<DialogProps<N>> } = {
  gallery: ofDialog(() => import('./blocks/gallery.tsx')),
  save: ofDialog(() => import('./save/save-dialog.tsx')),
  'find-page': ofDialog(() => import('./pages/find-page.tsx')),
  search: ofDialog(() => import('./search/search-dialog.tsx')),
  findings: ofDialog(() => import('./findings/findings-dialog.tsx')),
  help: ofDialog(() => import('./help/help-dialog.tsx')),
  tour: ofDialog(() => import('./help/tour.tsx')),
  conflicts: ofDialog(() => import('./save/conflicts.tsx')),
  'add-page': ofDialog(() => import('./pages/add-page.tsx')),
  'move-page': ofDialog(() => import('./pages/move-page.tsx')),
  'delete-page': ofDialog(() => import('./pages/delete-page.tsx')),
}

type Open = (asked: Asked) => void

const Context = createContext<{ open: Open; isOpen: boolean }>({ open: () => {}, isOpen: false })

/** Opens one of the dialogs; each is loaded when it is first asked for. */
export function useOpenDialog(): Open {
  return use(Context).open
}

/** Whether one is open: then keys are its own. */
export function useIsDialogOpen(): boolean {
  return use(Context).isOpen
}

interface DialogsProviderProps {
  /** What is open at first. */
  first: Asked | undefined
  children: ReactNode
}

export function DialogsProvider({ first, children }: DialogsProviderProps) {
  const [asked, setAsked] = useState(first)
  const dialogs = useMemo(() => ({ open: setAsked, isOpen: asked !== undefined }), [asked])
  return (
    <Context value={dialogs}>
      {children}
      <Suspense>{asked && <Opened {...asked} close={() => setAsked(undefined)} />}</Suspense>
    </Context>
  )
}

function Opened<N extends Name>({ dialog, ...props }: { dialog: N } & DialogProps<N>) {
  return createElement<DialogProps<N>>(components[dialog], props)
}

function NotOpened({ close }: { close: () => void }) {
  return (
    <section className="fixed inset-x-4 bottom-4 z-50 p-2 rounded-lg border border-line bg-raised shadow-float">
      <NotLoaded />
      <button type="button" className="press" onClick={close}>
        Close
      </button>
    </section>
  )
}
