import { proxy, type Remote, wrap } from 'comlink'
import type { Session } from '../../document/session.ts'
import { tokenOfPage } from '../../keeper/http-keeper.ts'
import { openStore, type SessionStore } from './session-store.ts'

/** Opens the document in its worker: the screen never waits for the analysis. */
export async function openSession(): Promise<SessionStore> {
  const worker = new Worker(new URL('../../worker/worker.ts', import.meta.url), { type: 'module' })
  const door = wrap<{ open(token: string): Promise<Remote<Session>> }>(worker)
  const session: Session = await door.open(tokenOfPage())
  return openStore(session, (listener) => session.subscribe(proxy(listener)))
}
