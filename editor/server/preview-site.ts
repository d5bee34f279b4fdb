import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { basename, join } from 'node:path'
import type { openEngine } from '../../engine/bundle/open-engine.ts'
import { listenOnFreePort } from '../../engine/dev/free-port.ts'
import { createPreviewServer } from '../../engine/dev/preview-server.ts'
import { errorsInWords } from './errors-in-words.ts'
import { isOwnHost } from './guard.ts'
import { Refused } from './refused.ts'

export interface PreviewOptions {
  /** The project's folder. */
  root: string
  publicFolder: string
  manifest: string
  /** The folder that is built into. */
  folder: string
  /** The first port that is tried. */
  port: number
  openEngine: () => ReturnType<typeof openEngine>
}

export interface PreviewSite {
  /** Builds a text and serves it; the address stays the same. */
  show(text: string): Promise<string>
  stop(): void
}

/** A site made of a text that is not saved, at an address of its own. */
export function previewSite({
  root,
  publicFolder,
  manifest,
  folder,
  port,
  openEngine,
}: PreviewOptions): PreviewSite {
  const out = join(folder, 'site')
  let inner: Server | undefined
  let own = 0
  const outer = createServer((request, response) => {
    if (isOwnHost(request.headers.host ?? '', own)) inner?.emit('request', request, response)
    else response.writeHead(403).end()
  })
  return {
    async show(text) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, basename(manifest))
      await writeFile(file, text)
      const { engine, bundle } = await openEngine()
      const built = await engine.buildSite({ root, publicFolder, bundle, manifest: file, out })
      if (!built.report) throw new Refused(`No preview was made. ${errorsInWords(built.findings)}`)
      inner = createPreviewServer(out)
      own ||= await listenOnFreePort(outer, port)
      return `http://localhost:${own}/`
    },
    stop() {
      outer.closeAllConnections()
      outer.close()
    },
  }
}
