import type { ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { rosettes } from '../art/rosettes.ts'
import { iconSprite } from '../assets/icons.ts'
import { iconsUrl, rosettesUrl, searchIndexUrl } from '../assets/urls.ts'
import { inlineScript } from '../bundle/inline-script.ts'
import { listedSite, referencesOf } from '../facts/page-facts.ts'
import type { Layout, PageData, Site } from '../manifest/site.ts'
import { textOf } from '../page/html-pieces.ts'
import { createRenderer, type Renderer } from '../page/renderer.tsx'
import { shownLayout } from '../page/shown.ts'
import { drawingAt } from '../publish/drawing.ts'
import { searchIndexOf } from '../publish/search-index.ts'
import { createSharing, type Sharing } from '../publish/sharing/sharing.ts'
import { contentType } from './content-type.ts'
import { galleryHtml, readExhibits } from './gallery.ts'
import { pageNow, type Shown } from './page-now.ts'
import { styleSheets } from './style-sheets.ts'

/** A file that the development server makes at a request. */
interface Made {
  type: string
  content: string | Uint8Array
  status?: number
}

interface Served {
  vite: ViteDevServer
  /** The folder with the site's `public`. */
  source: string
  shown: Shown
}

/** Where the development server has the layout. */
const layoutUrl = '/_layout.json'

/** Answers with what a build would have written at this path, made of the site as it is now. */
export async function answer(
  { vite, source, shown }: Served,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const { site } = shown
  const redirect = site.layout.redirects[path]
  if (redirect) return void response.writeHead(302, { Location: redirect }).end()
  const { root } = vite.config
  const sharing = () => createSharing(listedSite(site), { root, source })
  const made =
    (await siteFile(root, site, path)) ??
    (await sharedOrRendered(vite, shown, path, await sharing()))
  response
    .writeHead(made.status ?? 200, { 'Content-Type': made.type, 'Cache-Control': 'no-store' })
    .end(made.content)
}

const svg = (content: string): Made => ({ type: 'image/svg+xml; charset=utf-8', content })
const json = (content: string): Made => ({ type: 'application/json', content })
const html = (content: string): Made => ({ type: 'text/html; charset=utf-8', content })

/** A file of the whole site, which needs none of its components. */
async function siteFile(root: string, site: Site, path: string): Promise<Made | undefined> {
  if (path === iconsUrl) return svg(await allIcons(site, root))
  if (path === rosettesUrl) return svg(rosettes())
  if (path === searchIndexUrl) return json(searchIndexOf(site))
  if (path === layoutUrl) return json(JSON.stringify(shownLayout(site.layout)))
  return undefined
}

/** What the site is shared with, a page, its drawing, or the gallery; the page for addresses without one where there is none. */
async function sharedOrRendered(
  vite: ViteDevServer,
  shown: Shown,
  path: string,
  { files, headLinks }: Sharing,
): Promise<Made> {
  const shared = files.find(({ name }) => path === name)
  if (shared) return { type: contentType(path), content: await shared.make() }
  const { site } = shown
  const { layout } = site
  const renderer = await rendererOf(layout)
  const sheets = styleSheets(vite)
  const drawing = drawingAt(path, site)
  if (drawing) return svg(drawing)
  if (path.startsWith('/_gallery')) {
    const exhibits = await readExhibits(vite.config.root)
    const gallery = galleryHtml(path, { exhibits, layout, renderer, styleSheets: sheets })
    if (gallery) return html(gallery)
  }
  const { page } = pageNow(shown, path)
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const headEnd = `${headLinks}<script>${inlineScript('theme.js')}</script>${links}`
  const content = await pageHtml(vite, page, { renderer, headEnd })
  return { ...html(content), status: page.path === site.notFound.path ? 404 : 200 }
}

let last: { layout: Layout; renderer: Promise<Renderer> } | undefined

/** The renderer of a layout, made once for each state of it. */
function rendererOf(layout: Layout): Promise<Renderer> {
  if (last?.layout !== layout) last = { layout, renderer: createRenderer(layout) }
  return last.renderer
}

/** The site's icons, and those of the gallery's examples. */
async function allIcons({ pages, notFound }: Site, root: string): Promise<string> {
  const examples = (await readExhibits(root)).flatMap((exhibit) => exhibit.examples)
  const shown = [...pages, notFound].flatMap(({ blocks }) => blocks)
  return iconSprite(referencesOf([...shown, ...examples], 'Block').icons)
}

async function pageHtml(
  vite: ViteDevServer,
  page: PageData,
  { renderer, headEnd }: { renderer: Renderer; headEnd: string },
): Promise<string> {
  const document = renderer.documents({
    headEnd,
    layoutUrl,
    deployment: 'development',
    bodyEnd: '<script type="module" src="/engine/dev/dev-client.ts"></script>',
  })
  return vite.transformIndexHtml(`${page.path || '/404'}.html`, textOf(document(page)))
}
