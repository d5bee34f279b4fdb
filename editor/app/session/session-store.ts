import { replaceEqualDeep } from '@tanstack/react-query'
import type { Session, View } from '../../document/session.ts'

/** The document in its worker, and what the screen shows of it now. */
export interface SessionStore {
  session: Session
  view(): View
  subscribe(listener: () => void): () => void
}

/** Opens once the first view is there; parts of later views that are equal stay the same objects. */
export async function openStore(session: Session): Promise<SessionStore> {
  const listeners = new Set<() => void>()
  const first = Promise.withResolvers<View>()
  let view: View | undefined
  await session.subscribe((next) => {
    view = view ? replaceEqualDeep(view, next) : next
    first.resolve(view)
    for (const listener of listeners) listener()
  })
  const opened = await first.promise
  return {
    session,
    view: () => view ?? opened,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
