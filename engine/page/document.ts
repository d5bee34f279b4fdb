import type { Layout, PageData, PageInBrowser } from '../manifest/site.ts'
import { lookOf } from '../theme/look.ts'
import { escapeHtml, escapeJson } from './head/escape.ts'
import { headHtml } from './head/head-html.ts'
import { pageHead } from './head/page-head.ts'
import { type Piece, SharedHtml } from './html-pieces.ts'
import { isRightToLeft } from './is-right-to-left.ts'
import { dataMark, endMark, styleMark } from './page-data.ts'

/** What surrounds a page in its HTML: the same on all pages of a deployment. */
export interface Template {
  /** The content security policy, where no header says it. */
  policy?: string
  /** Tags at the end of the head, before the page's styles: icons, the theme's script. */
  headEnd: string
  /** Tags at the start of the body: fonts that every page needs. */
  bodyStart?: string
  /** Tags at the end of the body: the starter. */
  bodyEnd: string
  /** The address of the layout, which the scripts ask for. */
  layoutUrl: string
  /** The address of the search's index, where it is that of another language than the site's own. */
  searchUrl?: string
  /** Names the scripts, the styles and the layout together: pages of two deployments do not mix. */
  deployment: string
  /** The script files that hydrate a page, in the order in which they run. */
  entryChunks?: string[]
  /** Script files that only some blocks need, by the block's type. */
  blockChunks?: { [blockType: string]: string[] }
  /** The style sheets, in the order of the cascade; a page has those of its blocks, and those of no block. */
  sheets?: { css: string; blocks?: string[] }[]
}

/**
 * Writes the HTML around pages' bodies.
 * @returns the pieces of a page's whole HTML; `shown` is the page as its `body`, header and footer included, was
 *   rendered of it
 */
export function createDocument(layout: Layout, template: Template) {
  const { language, texts, theme } = layout.site
  const isDark = lookOf(theme).isDarkFirst
  const { bodyStart = '', bodyEnd, layoutUrl, searchUrl, deployment } = template
  const search = searchUrl ? ` data-search="${searchUrl}"` : ''
  const headEnds = createHeadEnds(template)
  const policy = template.policy
    ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(template.policy)}">`
    : ''
  const start = `<!doctype html><html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ''}${isDark ? ' data-theme="dark"' : ''}><head><meta charset="utf-8">${policy}<meta name="viewport" content="width=device-width,initial-scale=1">`
  const afterBody = new SharedHtml(
    [
      `</div><div id="announcer" class="visually-hidden" aria-live="polite"></div>`,
      `<div id="toasts" role="region" tabindex="-1" aria-label="${escapeHtml(texts.notifications)}" data-dismiss="${escapeHtml(texts.dismiss)}"></div>`,
      dataMark,
    ].join(''),
  )
  const end = new SharedHtml(`${endMark}${bodyEnd}</body></html>\n`)
  return (page: PageData, shown: PageData, body: Piece[]): Piece[] => [
    start + headHtml(pageHead(page, layout)),
    headEnds(page),
    `<body${hydratesBy(page, body)} data-deployment="${deployment}" data-layout="${layoutUrl}"${search} data-chunks="${chunksOf(page, template)}">${bodyStart}<div id="app">`,
    ...body,
    afterBody,
    escapeJson(inBrowser(shown)),
    end,
  ]
}

/** What is said of the page elsewhere, such as in its head, the browser does not need as data. */
function inBrowser(page: PageData): PageInBrowser {
  const { path, title, language, direction, colour, near, blocks } = page
  const own = { ...(language && { language, direction }), ...(colour && { colour }) }
  return { path, title, ...own, ...(near && { near }), blocks }
}

function chunksOf({ blocks }: PageData, { entryChunks = [], blockChunks = {} }: Template): string {
  const own = new Set(blocks.flatMap(({ type }) => blockChunks[type] ?? []))
  return [...entryChunks.slice(0, -1), ...own, ...entryChunks.slice(-1)].join(' ')
}

/**
 * The ends of heads: what is the same on all pages, and the styles of a page's blocks. Each sheet is, letter for
 * letter, the same on all pages that have it, and bears its place in the cascade.
 */
function createHeadEnds({ headEnd, sheets = [] }: Template): (page: PageData) => SharedHtml {
  const made = new Map<string, SharedHtml>()
  return ({ blocks }) => {
    const types = new Set<string>(blocks.map(({ type }) => type))
    const isShown = ({ blocks }: (typeof sheets)[number]) =>
      !blocks || blocks.some((type) => types.has(type))
    const shown = [...sheets.entries()].filter(([, sheet]) => isShown(sheet))
    const key = shown.map(([place]) => place).join()
    const known = made.get(key)
    if (known) return known
    const styles = shown.map(([place, { css }]) => `${styleMark}${place}">${css}</style>`)
    const html = new SharedHtml(`${headEnd}${styles.join('')}</head>`)
    made.set(key, html)
    return html
  }
}

/** The search in the address that has the page hydrated at once: any where there is a filter, none where the page is missing. */
function hydratesBy({ path }: PageData, body: Piece[]): string {
  if (path === '') return ' data-hydrate=""'
  const isFilter = (piece: Piece) => typeof piece === 'string' && piece.includes(' data-filter="')
  return body.some(isFilter) ? ' data-hydrate="?"' : ''
}
