import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, View } from '../../document/session.ts'
import { useAsked } from '../../fields/use-asked.ts'
import type { SessionStore } from './session-store.ts'

export const SessionContext = createContext<SessionStore | undefined>(undefined)

function useStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('There is no document around. This is a bug in Broadsheet.')
  return store
}

export function useSession(): Session {
  return useStore().session
}

/** A part of what the screen shows of the document; the component is rendered anew only when that part differs. */
export function useView<Part>(select: (view: View) => Part): Part {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, () => select(store.view()))
}

/**
 * What the document says to a question, asked again at each version; until there is an answer, the last one stays.
 * @param about names the question, with all that it depends on besides the document
 */
export function useAnswer<T>(
  about: readonly unknown[],
  ask: (session: Session) => Promise<T>,
): T | undefined {
  const session = useSession()
  const version = useView((view) => view.version)
  return useAsked(about, version, () => ask(session))?.value
}
