import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, View } from '../../document/session.ts'
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
export function useAnswer<Answer>(
  about: readonly unknown[],
  ask: (session: Session) => Promise<Answer>,
): Answer | undefined {
  const session = useSession()
  const version = useView((view) => view.version)
  const { data } = useQuery({
    queryKey: ['document', ...about, version],
    queryFn: async () => (await ask(session)) ?? null, // a query may not answer with undefined
    placeholderData: (last, query) =>
      isSame(query?.queryKey.slice(1, -1), about) ? keepPreviousData(last) : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 1000,
    networkMode: 'always',
  })
  return data ?? undefined
}

function isSame(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
