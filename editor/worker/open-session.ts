import { proxy, type Remote, wrap } from 'comlink'
import type { Session } from '../document/session.ts'
import type { HttpKeeperOptions } from '../keeper/http-keeper.ts'
import type { DocumentWorker } from './document-worker.ts'
import { viewsOf } from './view-news.ts'

/** Where the window keeps its name, by which it finds its draft when it is loaded again. */
const key = 'broadsheet-window'

/** Opens the manifest in a worker of its own, so that no analysis keeps the screen waiting. */
export async function openSession(options: HttpKeeperOptions): Promise<Session> {
  const worker = wrap<DocumentWorker>(
    new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' }),
  )
  const id = await worker.claimWindow(sessionStorage.getItem(key) ?? undefined)
  sessionStorage.setItem(key, id)
  const session: Remote<Session> = await worker.open(options, id)
  const subscribe: Session['subscribe'] = (listener) => worker.watch(proxy(viewsOf(listener)))
  return new Proxy(session, {
    get: (target, key: keyof Session) => (key === 'subscribe' ? subscribe : target[key]),
  })
}
