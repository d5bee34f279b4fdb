import { dataMark, endMark } from '../browser/page-data.ts'
import type { Layout, PageData } from '../manifest/site.ts'
import { escapeHtml, escapeJson } from './head/escape.ts'
import { headHtml } from './head/head-html.ts'
import { pageHead } from './head/page-head.ts'

/** What of a document depends on the build and not on the page. */
export interface DocumentFrame {
  /** Tags at the end of the head: style sheets, icons. */
  headEnd: string
  /** Tags at the end of the body: the starter. */
  bodyEnd: string
  /** The script files that wake a page, in the order in which they run. */
  entryChunks?: string[]
  /** Script files that only some blocks need, by the block's type. */
  blockChunks?: { [blockType: string]: string[] }
}

/**
 * The whole HTML of a page.
 * @param body the rendered page, header and footer included
 */
export function documentHtml(
  page: PageData,
  body: string,
  layout: Layout,
  { headEnd, bodyEnd, entryChunks = [], blockChunks = {} }: DocumentFrame,
): string {
  const { language, texts } = layout.site
  const own = new Set(page.blocks.flatMap(({ type }) => blockChunks[type] ?? []))
  const chunks = [...entryChunks.slice(0, -1), ...own, ...entryChunks.slice(-1)].join(' ')
  return [
    `<!doctype html><html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    headHtml(pageHead(page, layout)),
    `${headEnd}</head><body${wakesBy(page, body)} data-chunks="${chunks}">`,
    `<div id="app">${body}</div>`,
    `<div id="announcer" class="visually-hidden" aria-live="polite"></div>`,
    `<div id="toasts" role="region" aria-label="${escapeHtml(texts.notifications)}" data-dismiss="${escapeHtml(texts.dismiss)}"></div>`,
    `${dataMark}${escapeJson(page)}${endMark}${bodyEnd}</body></html>\n`,
  ].join('')
}

/** The search in the address that wakes the page at once: any where there is a filter, none where the page is missing. */
function wakesBy({ path }: PageData, body: string): string {
  if (path === '') return ' data-wake=""'
  return body.includes(' data-filter="') ? ' data-wake="?"' : ''
}

/** Whether a language is written from right to left, by its letters of today. */
function isRightToLeft(language: string): boolean {
  return /^(?:ar|dv|fa|he|ps|ug|ur|yi)\b/.test(language)
}
