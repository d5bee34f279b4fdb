import { createServer as createHttpServer } from 'node:http'
import { dirname, join, sep } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import type { PublishedForms } from '../analysis/published-forms.ts'
import { decodedAddress } from '../assets/urls.ts'
import { ownBlocksPlugin } from '../bundle/own-blocks-plugin.ts'
import { siteResolve } from '../bundle/site-resolve.ts'
import { type DevDoor, loadFirst, watchManifest } from './dev-manifest.ts'
import { listenOnFreePort } from './free-port.ts'
import { isOwnRequest } from './own-request.ts'

export interface DevServerOptions {
  /** The project's folder. */
  root: string
  /** The folder with the site's `site.ts`. */
  source: string
  /** The site's folder, whose `.env` holds. */
  site: string
  publicFolder: string
  manifest: string
  /** Never served, wherever it lies: it has messages and keys. */
  dataFolder: string
  /** The first port that is tried. */
  port: number
  /** Told the site's address before it is served; says where requests to `/functions/v1` go. */
  startFunctions: (siteUrl: string) => Promise<string>
  /** Told the declared forms at first and whenever they have changed. */
  tellForms?: (forms: PublishedForms) => void
  log: (words: string) => void
}

export interface DevServer {
  url: string
  stop: () => Promise<void>
}

/** Serves the site from its source; a change of the manifest or of the source is on the screen at once. */
export async function startDevServer({
  root,
  source,
  site,
  publicFolder,
  manifest,
  dataFolder,
  port,
  startFunctions,
  tellForms,
  log,
}: DevServerOptions): Promise<DevServer> {
  const { promise: ready, resolve: setReady } = Promise.withResolvers<ViteDevServer>()
  // Who asks while the rest is starting is answered when it stands.
  const http = createHttpServer((request, response) => {
    if (isOwnRequest(request)) void ready.then((vite) => vite.middlewares(request, response))
    else response.writeHead(403).end('Only pages of this site may ask.')
  })
  const origin = `http://localhost:${await listenOnFreePort(http, port)}`
  const target = await startFunctions(origin)
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    envDir: site,
    publicDir: publicFolder,
    plugins: [ownBlocksPlugin(root, source)],
    resolve: siteResolve(root, source),
    // All packages are prepared before the first page: one that is found later would reload it.
    optimizeDeps: { entries: ['engine/dev/dev-client.ts'] },
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      cors: false,
      fs: {
        strict: true,
        allow: [join(root, 'engine'), join(root, 'schema'), ...packageFolders(root), source],
        deny: [`${globOf(dataFolder)}/**`, '.env', '.env.*', '*.{crt,key,pem}', '**/.git/**'],
      },
      // The function compares the origin with the host that was asked: it must stay as it is.
      proxy: { '/functions/v1': { target, changeOrigin: false } },
    },
  })
  // Our own module, of whose type the compiler knows.
  const openDoor = async () => (await vite.ssrLoadModule('/engine/dev/dev-door.ts')) as DevDoor
  const options = { root, manifest, publicFolder, openDoor, log, tellForms }
  const state = await loadFirst(options)
  vite.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost')
    openDoor()
      .then(({ answer }) =>
        answer({ vite, publicFolder, shown: state.shown }, decodedAddress(pathname), response),
      )
      .catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        next(error)
      })
  })
  watchManifest(vite, state, options)
  setReady(vite)
  return {
    url: `${origin}/`,
    stop: async () => {
      await vite.close()
      http.closeAllConnections()
      http.close()
    },
  }
}

/** Where packages of the engine may lie: its own, and those that it is itself among. */
function packageFolders(root: string): string[] {
  const above = dirname(root)
  const folders = above === root ? [] : packageFolders(above)
  return [join(root, 'node_modules'), ...folders]
}

/** The pattern that means this very path. */
function globOf(path: string): string {
  return path.replaceAll(sep, '/').replace(/[^\w/.:-]/g, '\\$&')
}
