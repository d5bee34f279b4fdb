import type { Layout, PageData } from '../manifest/site.ts'
import { escapeHtml, escapeJson } from './head/escape.ts'
import { headHtml } from './head/head-html.ts'
import { pageHead } from './head/page-head.ts'
import { isRightToLeft } from './is-right-to-left.ts'
import { dataMark, endMark, styleMark } from './page-data.ts'

/** What surrounds a page in its HTML: the same on all pages of a deployment. */
export interface Template {
  /** Tags at the end of the head, before the page's styles: icons, the theme's script. */
  headEnd: string
  /** Tags at the end of the body: the starter. */
  bodyEnd: string
  /** The address of the layout, which the scripts ask for. */
  layoutUrl: string
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
 * The whole HTML of a page.
 * @param body the rendered page, header and footer included
 */
export function documentHtml(
  page: PageData,
  body: string,
  layout: Layout,
  template: Template,
): string {
  const { language, texts } = layout.site
  const { headEnd, bodyEnd, layoutUrl, deployment } = template
  return [
    `<!doctype html><html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    headHtml(pageHead(page, layout)),
    `${headEnd}${stylesOf(page, template)}</head>`,
    `<body${hydratesBy(page, body)} data-deployment="${deployment}" data-layout="${layoutUrl}" data-chunks="${chunksOf(page, template)}">`,
    `<div id="app">${body}</div>`,
    `<div id="announcer" class="visually-hidden" aria-live="polite"></div>`,
    `<div id="toasts" role="region" tabindex="-1" aria-label="${escapeHtml(texts.notifications)}" data-dismiss="${escapeHtml(texts.dismiss)}"></div>`,
    `${dataMark}${escapeJson(page)}${endMark}${bodyEnd}</body></html>\n`,
  ].join('')
}

function chunksOf({ blocks }: PageData, { entryChunks = [], blockChunks = {} }: Template): string {
  const own = new Set(blocks.flatMap(({ type }) => blockChunks[type] ?? []))
  return [...entryChunks.slice(0, -1), ...own, ...entryChunks.slice(-1)].join(' ')
}

/** Each sheet is, letter for letter, the same on all pages that have it, and bears its place in the cascade. */
function stylesOf({ blocks }: PageData, { sheets = [] }: Template): string {
  const types = new Set<string>(blocks.map(({ type }) => type))
  return sheets
    .map((sheet, place) =>
      !sheet.blocks || sheet.blocks.some((type) => types.has(type))
        ? `${styleMark}${place}">${sheet.css}</style>`
        : '',
    )
    .join('')
}

/** The search in the address that has the page hydrated at once: any where there is a filter, none where the page is missing. */
function hydratesBy({ path }: PageData, body: string): string {
  if (path === '') return ' data-hydrate=""'
  return body.includes(' data-filter="') ? ' data-hydrate="?"' : ''
}
