import { expose, proxy } from 'comlink'
import { createSession } from '../document/create-session.ts'
import { type HttpKeeperOptions, httpKeeper } from '../keeper/http-keeper.ts'
import { browserDrafts } from './browser-drafts.ts'
import { claimWindow, isWindowOpen } from './window-id.ts'

export type DocumentWorker = typeof worker
const worker = {
  /** Names the window; first of all. */
  claimWindow,
  async open(reached: HttpKeeperOptions, id: string) {
    const drafts = { id, store: browserDrafts(), isOpen: isWindowOpen }
    const keeper = httpKeeper(reached)
    const { files } = keeper
    return proxy(await createSession({ keeper, drafts, files }))
  },
}
expose(worker)
