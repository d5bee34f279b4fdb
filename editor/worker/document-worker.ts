import { expose, proxy } from 'comlink'
import site from '#site'
import { themeContrasts } from '../../engine/rules/theme-contrast.ts'
import { createSession } from '../document/create-session.ts'
import { type HttpKeeperOptions, httpKeeper } from '../keeper/http-keeper.ts'

const { theme } = site

const open = async (reached: HttpKeeperOptions) =>
  proxy(
    await createSession({
      keeper: httpKeeper(reached),
      check: { contrasts: themeContrasts(theme) },
      hues: theme.hues,
    }),
  )

export type DocumentWorker = typeof worker
const worker = { open }
expose(worker)
