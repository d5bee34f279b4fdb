import { glob, readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServer, type HotPayload, type ViteDevServer } from 'vite'
import { guilloche } from '../art/guilloche.ts'
import { artUrl, iconsUrl } from '../assets/urls.ts'
import type { Finding } from '../manifest/finding.ts'
import type { CheckOptions } from '../manifest/lint/subject.ts'
import { load } from '../manifest/load.ts'
import { factsOfBlocks } from '../manifest/page-facts.ts'
import { picturesIn } from '../manifest/picture-files.ts'
import { countFindings, hasErrors, printFindings } from '../manifest/report.ts'
import type { PageData, Site } from '../manifest/site.ts'
import { listenOnFreePort } from './free-port.ts'
import { iconSprite } from './icons.ts'
import { layoutModule } from './layout-module.ts'
import { manifestWatch } from './manifest-watch.ts'
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
  const options = { pictureAt: picturesIn(join(root, 'src/public')) }
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

/** A site is needed to begin with; a later mistake leaves the last good one in place. */
async function loadFirst(
  manifest: string,
  options: CheckOptions,
  log: (words: string) => void,
): Promise<{ site: Site }> {
  const { site, findings } = await load(manifest, options)
  if (findings.length) log(await printLoaded(manifest, findings, process.stdout.isTTY))
  if (!site)
    throw new Error(
      'The manifest has mistakes that leave no site to show; they stand above. Mend them and start again.',
    )
  return { site }
}

/** Shows each good state of the manifest, and the report of a bad one over the last good page, until it is mended. */
function watchManifest(
  vite: ViteDevServer,
  manifest: string,
  state: { site: Site },
  options: CheckOptions,
  log: (words: string) => void,
): void {
  let report: HotPayload | undefined
  const watch = manifestWatch({
    load: () => load(manifest, options),
    settle: () => setTimeout(settleMilliseconds),
    async onLoaded({ site, findings }) {
      if (findings.length) log(await printLoaded(manifest, findings, process.stdout.isTTY))
      if (site && !hasErrors(findings)) {
        report = undefined
        return show(vite, state, site)
      }
      report = overlay(manifest, findings, await printLoaded(manifest, findings))
      vite.ws.send(report)
    },
  })
  vite.watcher.add(manifest)
  // Editors that write a new file and rename it are seen as "unlink" and "add".
  for (const event of ['change', 'add', 'unlink'] as const)
    vite.watcher.on(event, (file) => resolve(file) === resolve(manifest) && watch.changed())
  vite.ws.on('connection', () => report && vite.ws.send(report))
}

/** Longer than an editor needs between emptying a file and filling it, shorter than a blink. */
const settleMilliseconds = 60

function overlay(manifest: string, findings: Finding[], message: string): HotPayload {
  const worst = findings.find(({ severity }) => severity === 'error') ?? findings[0]
  const { file, line, column } = worst?.at ?? { file: manifest, line: 1, column: 1 }
  const count = countFindings(findings)
  const err = {
    message: `${count}\n\n${message}`,
    stack: '',
    id: manifest,
    loc: { file, line, column },
  }
  return { type: 'error', err }
}

function show(vite: ViteDevServer, state: { site: Site }, site: Site): void {
  const isLayoutSame = JSON.stringify(site.layout) === JSON.stringify(state.site.layout)
  state.site = site
  if (isLayoutSame) {
    vite.ws.send('broadsheet:pages')
    return
  }
  for (const environment of Object.values(vite.environments)) {
    const module = environment.moduleGraph.getModuleById('\0virtual:broadsheet/layout')
    if (module) environment.moduleGraph.invalidateModule(module)
  }
  vite.ws.send({ type: 'full-reload' })
}

async function printLoaded(
  manifest: string,
  findings: Finding[],
  colours = false,
): Promise<string> {
  return printFindings(findings, await readFile(manifest, 'utf8').catch(() => ''), { colours })
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
