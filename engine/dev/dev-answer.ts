import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { picture } from '../art/picture.ts'
import { rosettes } from '../art/rosettes.ts'
import { iconSprite } from '../assets/icons.ts'
import {
  iconsUrl,
  pictureUrl,
  rosettesUrl,
  searchIndexOfLanguage,
  searchIndexUrl,
} from '../assets/urls.ts'
import { inlineScript } from '../bundle/inline-script.ts'
import { listedSite, referencesOf } from '../facts/page-facts.ts'
import { type Layout, layoutAt, layoutsOf, type PageData, type Site } from '../manifest/site.ts'
import { textOf } from '../page/html-pieces.ts'
import { createRenderer, type Renderer } from '../page/renderer.tsx'
import { shownLayout } from '../page/shown.ts'
import { wholeOf } from '../publish/content.ts'
import { drawingAt } from '../publish/drawing.ts'
import { searchIndexOf } from '../publish/search-index.ts'
import { createSharing, type Sharing } from '../publish/sharing/sharing.ts'
import { type LookFonts, lookFonts } from '../theme/fonts/look-fonts.ts'
import { lookOf } from '../theme/look.ts'
import { lookCss } from '../theme/look-css.ts'
import { contentType } from './content-type.ts'
import { exhibits, galleryHtml, galleryLayout, presetPaths } from './gallery.ts'
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
  publicFolder: string
  shown: Shown
}

/** Where the development server has a language's layout. */
const layoutUrl = ({ home = '/' }: Layout) => `/_layout${home.replace('/', '.')}.json`

const searchUrl = ({ home }: Layout) => (home ? searchIndexOfLanguage(home) : searchIndexUrl)

/** Answers with what a build would have written at this path, made of the site as it is now. */
export async function answer(
  { vite, publicFolder, shown }: Served,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const { site } = shown
  const redirect = site.layout.redirects[path]
  if (redirect) return void response.writeHead(302, { Location: redirect }).end()
  const { root } = vite.config
  const sharing = () => createSharing(listedSite(site), { root, publicFolder })
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
  if (path === iconsUrl) return svg(await allIcons(site))
  if (path === rosettesUrl) return svg(rosettes())
  if (path === pictureUrl) return svg(picture())
  const all = layoutsOf(site)
  const layout = all.find((each) => path === layoutUrl(each))
  if (layout) return json(JSON.stringify(shownLayout(layout)))
  const searched = all.findIndex((each) => path === searchUrl(each))
  const isSearched = (page: PageData) => layoutAt(page.path, all) === searched
  if (searched >= 0) return json(searchIndexOf({ pages: site.pages.filter(isSearched) }))
  const font = path.endsWith('.woff2') && (await fontAt(path, root, all))
  if (font) return { type: contentType(path), content: await readFile(font) }
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
  if (shared) return { type: contentType(path), content: wholeOf(await shared.make()) }
  const { site } = shown
  const sheets = styleSheets(vite)
  const drawing = drawingAt(path, site)
  if (drawing) return svg(drawing)
  if (path.startsWith('/_gallery')) {
    const gallery = await galleryAt(path, vite, site.layout)
    if (gallery) return html(gallery)
  }
  const { page, layout } = pageNow(shown, path)
  const renderer = await rendererOf(layout)
  const place = layoutAt(path, layoutsOf(site))
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const { css } = await styleOf(vite.config.root, layout)
  const headEnd = `${headLinks[place] ?? ''}<script>${inlineScript('theme.js')}</script><style>${css}</style>${links}`
  const content = await pageHtml(vite, page, { renderer, headEnd })
  return { ...html(content), status: page.path === '' ? 404 : 200 }
}

/** The gallery, or what one of its frames shows. */
async function galleryAt(
  path: string,
  vite: ViteDevServer,
  ofSite: Layout,
): Promise<string | undefined> {
  const { root } = vite.config
  const layout = galleryLayout(path, ofSite)
  const renderer = await rendererOf(layout)
  const { css: look } = await styleOf(root, layout)
  return galleryHtml(path, { layout, renderer, styleSheets: styleSheets(vite), look })
}

/** The file of a font of the site, or of one that the gallery shows. */
async function fontAt(url: string, root: string, layouts: Layout[]): Promise<string | undefined> {
  for (const layout of layouts)
    for (const path of ['', ...presetPaths]) {
      const { files } = await styleOf(root, galleryLayout(path, layout))
      const font = files.find((file) => file.url === url)
      if (font) return font.file
    }
  return undefined
}

/** The style sheet of the site's look, and its fonts. */
async function styleOf(root: string, layout: Layout): Promise<LookFonts> {
  const { theme, language } = layout.site
  const look = lookOf(theme)
  const fonts = await lookFonts(look, { root, language })
  return { ...fonts, css: fonts.css + lookCss(look, layout) }
}

const renderers = new WeakMap<Layout, Promise<Renderer>>()

/** The renderer of a layout, made once for each state of it. */
function rendererOf(layout: Layout): Promise<Renderer> {
  const renderer = renderers.get(layout) ?? createRenderer(layout)
  renderers.set(layout, renderer)
  return renderer
}

/** The site's icons, and those of the gallery's examples. */
async function allIcons({ pages, notFound }: Site): Promise<string> {
  const examples = exhibits.flatMap((exhibit) => exhibit.examples)
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
    layoutUrl: layoutUrl(renderer.layout),
    ...(renderer.layout.home && { searchUrl: searchUrl(renderer.layout) }),
    deployment: 'development',
    bodyEnd: '<script type="module" src="/engine/dev/dev-client.ts"></script>',
  })
  return vite.transformIndexHtml(`${page.path || '/404'}.html`, textOf(document(page)))
}
