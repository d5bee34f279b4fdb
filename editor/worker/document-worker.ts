import { expose, proxy } from 'comlink'
import { createSession } from '../document/create-session.ts'
import { type HttpKeeperOptions, httpKeeper } from '../keeper/http-keeper.ts'

/** What the page's window tells the worker. */
export interface WorkerOptions extends HttpKeeperOptions {
  /** The lowest contrast of a text in each colour of the theme. */
  contrasts: { [colour: string]: number }
}

const open = async ({ contrasts, ...reached }: WorkerOptions) =>
  proxy(await createSession({ keeper: httpKeeper(reached), check: { contrasts } }))

export type DocumentWorker = typeof worker
const worker = { open }
expose(worker)
