import { glob, readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { guilloche } from '../art/guilloche.ts'
import { artUrl, iconsUrl } from '../assets/urls.ts'
import { type Loaded, load } from '../manifest/load.ts'
import { factsOfBlocks } from '../manifest/page-facts.ts'
import { printFindings } from '../manifest/report.ts'
import type { PageData, Site } from '../manifest/site.ts'
import { listenOnFreePort } from './free-port.ts'
import { iconSprite } from './icons.ts'
import { layoutModule } from './layout-module.ts'
import type { ServerEntry } from './server-entry.ts'

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
  const state = await loadFirst(manifest, log)
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
  watchManifest(vite, manifest, state, log)
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

/** A site is needed to begin with; a later mistake leaves the last good one in place. */
async function loadFirst(manifest: string, log: (words: string) => void): Promise<{ site: Site }> {
  const loaded = await load(manifest)
  if (loaded.findings.length) log(await printLoaded(manifest, loaded))
  if (!loaded.site)
    throw new Error(
      'The manifest has mistakes that leave no site to show; they stand above. Mend them and start again.',
    )
  return { site: loaded.site }
}

function watchManifest(
  vite: ViteDevServer,
  manifest: string,
  state: { site: Site },
  log: (words: string) => void,
): void {
  vite.watcher.add(manifest)
  vite.watcher.on('change', async (file) => {
    if (resolve(file) !== resolve(manifest)) return
    const loaded = await load(manifest)
    const { site, findings } = loaded
    if (findings.length) log(await printLoaded(manifest, loaded))
    const worst = findings.find(({ severity }) => severity === 'error')
    if (worst || !site) {
      const { at, message, hint } = worst ?? findings[0] ?? {}
      const loc = at && { file: at.file, line: at.line, column: at.column }
      const text = printFindings(findings, await readFile(manifest, 'utf8').catch(() => ''))
      vite.ws.send({
        type: 'error',
        err: {
          message: text || `${message} ${hint}`,
          stack: '',
          id: manifest,
          ...(loc && { loc }),
        },
      })
      return
    }
    const isLayoutSame = JSON.stringify(site.layout) === JSON.stringify(state.site.layout)
    state.site = site
    if (isLayoutSame) return vite.ws.send('broadsheet:pages')
    for (const environment of Object.values(vite.environments)) {
      const module = environment.moduleGraph.getModuleById('\0virtual:broadsheet/layout')
      if (module) environment.moduleGraph.invalidateModule(module)
    }
    vite.ws.send({ type: 'full-reload' })
  })
}

async function printLoaded(manifest: string, { findings }: Loaded): Promise<string> {
  return printFindings(findings, await readFile(manifest, 'utf8').catch(() => ''), {
    colours: process.stdout.isTTY,
  })
}

async function answer(
  vite: ViteDevServer,
  site: Site,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const send = (type: string, content: string, status = 200) =>
    response
      .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
      .end(content)
  if (path === iconsUrl) return void send('image/svg+xml', await iconSprite(iconsOf(site)))
  const redirect = site.layout.redirects[path]
  if (redirect) return void response.writeHead(302, { Location: redirect }).end()
  const { renderer, hues } = (await vite.ssrLoadModule('/src/server.tsx')) as ServerEntry
  const drawn = [...site.pages, site.notFound].find((page) => artUrl(page.path) === path)
  if (drawn)
    return void send(
      'image/svg+xml',
      guilloche(drawn.path, hues[drawn.colour ?? site.layout.site.colour ?? 'teal']),
    )
  const found = site.pages.find((page) => page.path === path.replace(/(.)\/+$/, '$1'))
  const html = await pageHtml(vite, found ?? site.notFound, renderer)
  send('text/html', html, found ? 200 : 404)
}

function iconsOf({ pages, notFound }: Site): string[] {
  return factsOfBlocks([...pages, notFound].flatMap(({ blocks }) => blocks)).icons
}

async function pageHtml(
  vite: ViteDevServer,
  page: PageData,
  renderer: ServerEntry['renderer'],
): Promise<string> {
  const html = renderer.document(page, {
    build: 'development',
    headEnd: `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${(await styleSheets(vite.config.root)).map((href) => `<link rel="stylesheet" href="${href}">`).join('')}`,
    bodyEnd: '<script type="module" src="/engine/build/dev-client.ts"></script>',
  })
  return vite.transformIndexHtml(`${page.path || '/404'}.html`, html)
}

/** Linked rather than left to the scripts that import them, so that the page is never seen without them. */
async function styleSheets(root: string): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('engine/**/*.css', { cwd: root })) files.push(`/${file}`)
  return ['/src/theme/fonts.css', '/src/theme/main.css', ...files.sort()]
}
