import { expose, proxy } from 'comlink'
import { createSession } from '../document/create-session.ts'
import type { Session } from '../document/session.ts'
import { type HttpKeeperOptions, httpKeeper } from '../keeper/http-keeper.ts'
import { browserDrafts } from './browser-drafts.ts'
import { newsOf, type ViewNews } from './view-news.ts'
import { claimWindow, isWindowOpen } from './window-id.ts'

let session: Session | undefined

export type DocumentWorker = typeof worker
const worker = {
  /** Names the window; first of all. */
  claimWindow,
  async open(reached: HttpKeeperOptions, id: string) {
    const drafts = { id, store: browserDrafts(), isOpen: isWindowOpen }
    const keeper = httpKeeper(reached)
    const { files, hasFont } = keeper
    session = await createSession({ keeper, drafts, files, hasFont })
    return proxy(session)
  },
  /** Tells what is new on the screen, the whole first; of the session that is open. */
  watch: async (tell: (news: ViewNews) => void) => session?.subscribe(newsOf(tell)),
}
expose(worker)
