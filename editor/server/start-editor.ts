import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { openEngine } from '../../engine/bundle/open-engine.ts'
import { listenOnFreePort } from '../../engine/dev/free-port.ts'
import { answer, type Served } from './answer.ts'
import { localKeeper } from './local-keeper.ts'
import { servedFonts } from './look-fonts.ts'
import { madeFiles } from './made-files.ts'
import { sentenceOf } from './refused.ts'
import { SiteTexts } from './site-text.ts'

export interface EditorOptions {
  /** The project's folder. */
  root: string
  /** The folder with the site's `site.ts`. */
  source: string
  /** The site's folder, whose `.env` holds. @default root */
  site?: string
  /** The site's files. */
  publicFolder: string
  manifest: string
  /** The folder for drafts and the like; they are put into `editor` in it. */
  dataFolder: string
  /** The first port that is tried. */
  port: number
  /** Makes the browser's part, or finds it made; answers with its folder. Asked for each document. */
  openClient: () => Promise<string>
}

export interface Editor {
  /** With the token of this run. */
  url: string
  stop(): void
}

/**
 * Starts the editor's server, for this machine alone.
 * @throws an error with a sentence for the person at the terminal
 */
export async function startEditor(options: EditorOptions): Promise<Editor> {
  try {
    return await start(options)
  } catch (cause) {
    throw new Error(sentenceOf(cause), { cause })
  }
}

async function start(options: EditorOptions): Promise<Editor> {
  const { root, source, site, manifest, port, publicFolder } = options
  await new SiteTexts(manifest).read() // what cannot be edited is told in the terminal
  const token = randomBytes(24).toString('base64url')
  const own = { ...options, openEngine: () => openEngine({ root, source, site }) }
  const keeper = localKeeper({ ...own, previewPort: port + 100 })
  const served: Served = {
    keeper,
    pass: { port: 0, token },
    publicFolder,
    client: clientOf(options.openClient),
    made: madeFiles({ manifest, openEngine: own.openEngine }),
    fonts: servedFonts(root),
  }
  const server = createServer((request, response) => {
    answer(served, request, response).catch((failure: unknown) => {
      if (response.destroyed) return // who asked has left
      const sentence = sentenceOf(failure)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end(sentence)
    })
  })
  served.pass.port = await listenOnFreePort(server, port, '127.0.0.1')
  return {
    url: `http://127.0.0.1:${served.pass.port}/?token=${token}`,
    stop() {
      keeper.stop()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Looks at the source for each document; what a document asks for is of the same state, and there in no time. */
function clientOf(open: EditorOptions['openClient']): Served['client'] {
  let last: Promise<string> | undefined
  return (isLast) => {
    if (!isLast || !last) last = open()
    return last
  }
}
