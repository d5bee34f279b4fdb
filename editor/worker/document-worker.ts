import { expose, proxy } from 'comlink'
import { themeContrasts } from '../../engine/theme/contrast.ts'
import { theme } from '../../engine/theme/theme.ts'
import { createSession } from '../document/create-session.ts'
import { type HttpKeeperOptions, httpKeeper } from '../keeper/http-keeper.ts'
import { browserDrafts } from './browser-drafts.ts'
import { claimWindow, isWindowOpen } from './window-id.ts'

const contrasts = themeContrasts(theme)

export type DocumentWorker = typeof worker
const worker = {
  /** Names the window; first of all. */
  claimWindow,
  async open(reached: HttpKeeperOptions, id: string) {
    const drafts = { id, store: browserDrafts(), isOpen: isWindowOpen }
    const keeper = httpKeeper(reached)
    const { files } = keeper
    return proxy(await createSession({ keeper, drafts, files, contrasts, hues: theme.hues }))
  },
}
expose(worker)
