import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { layoutModule } from '../bundle/layout-module.ts'
import { filesIn, picturesIn } from '../manifest/picture-files.ts'
import { answer } from './dev-answer.ts'
import { loadFirst, watchManifest } from './dev-manifest.ts'
import { listenOnFreePort } from './free-port.ts'

export interface DevServerOptions {
  /** The project's folder. */
  root: string
  manifest: string
  /** The first port that is tried. */
  port: number
  /** Told the site's address before it is served; says where requests to `/functions/v1` go. */
  startFunctions: (siteUrl: string) => Promise<string>
  log: (words: string) => void
}

export interface DevServer {
  url: string
  stop: () => Promise<void>
}

/** Serves the site from its source; a change of the manifest or of the source is on the screen at once. */
export async function startDevServer({
  root,
  manifest,
  port,
  startFunctions,
  log,
}: DevServerOptions): Promise<DevServer> {
  const folder = join(root, 'src/public')
  const options = { pictureAt: picturesIn(folder), fileExists: filesIn(folder) }
  const state = await loadFirst(manifest, options, log)
  const { promise: ready, resolve: setReady } = Promise.withResolvers<ViteDevServer>()
  // Who asks while the rest is starting is answered when it stands.
  const http = createHttpServer((request, response) => {
    void ready.then((vite) => vite.middlewares(request, response))
  })
  const origin = `http://localhost:${await listenOnFreePort(http, port)}`
  const target = await startFunctions(origin)
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: 'src/public',
    // All packages are prepared before the first page: one that is found later would reload it.
    optimizeDeps: { entries: ['src/client.tsx'] },
    plugins: [layoutModule(() => state.site.layout)],
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      // The function compares the origin with the host that was asked: it must stay as it is.
      proxy: { '/functions/v1': { target, changeOrigin: false } },
    },
  })
  vite.middlewares.use((request, response, next) => {
    answer(
      vite,
      state.site,
      new URL(request.originalUrl ?? '/', 'http://localhost').pathname,
      response,
    ).catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      next(error)
    })
  })
  watchManifest(vite, manifest, state, options, log)
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
