import { expose, proxy } from 'comlink'
import site from '#site'
import { themeContrasts } from '../../engine/rules/theme-contrast.ts'
import { createSession } from '../document/create-session.ts'
import { type HttpKeeperOptions, httpKeeper } from '../keeper/http-keeper.ts'
import { browserDrafts } from './browser-drafts.ts'
import { claimWindow, isWindowOpen } from './window-id.ts'

const { theme } = site
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
