import { showPage } from '../analysis/analyse-page.ts'
import { guilloche } from '../art/guilloche.ts'
import { artUrl, encodedAddress } from '../assets/urls.ts'
import type { Layout, PageData } from '../manifest/site.ts'
import type { Template } from '../page/document.ts'
import type { Piece } from '../page/html-pieces.ts'
import { createRenderer } from '../page/renderer.tsx'
import { hueOf, theme } from '../theme/theme.ts'
import { type PagesTask, textsOf } from './analyse-pages.ts'
import { HtmlEncoder } from './html-encoder.ts'
import { fileOf } from './page-file.ts'
import { searchLine } from './search-index.ts'
import { type Place, writeChanged } from './write-changed.ts'

/** Pages to be rendered and written. */
export interface PageTask extends PagesTask, Place {
  /** How many pages the site has. */
  pages: number
  /** Whether the site has a search over their texts. */
  isSearched: boolean
  /** Of each page, what is near it (`Near`) as JSON; empty where that is nothing. */
  nears: string[]
  /** Pages that do not stand in the manifest's list. */
  more: PageData[]
  layout: Layout
  template: Template
}

export interface WrittenPage {
  path: string
  bytes: number
  /** Of its drawing; 0 where it has none. */
  artBytes: number
  /** How many files differed from what was there. */
  written: number
  /** Its line of the search's index; empty where the site has no search. */
  search: string
}

/** Renders and writes pages, one after the other: no more than one is in memory. */
export async function* writePages(task: PageTask): AsyncIterable<WrittenPage> {
  const { layout, template } = task
  const renderer = await createRenderer(layout)
  const document = renderer.documents(template)
  const encoder = new HtmlEncoder()
  for (const page of pagesOf(task)) {
    const pieces = document(page)
    const html = encoder.encode(pieces)
    const isDrawn = isIn(pieces, encodedAddress(artUrl(page.path)))
    const hue = hueOf(theme, page.colour ?? layout.site.colour)
    const art = isDrawn ? Buffer.from(guilloche(page.path, hue)) : undefined
    const files = [writeChanged(task, fileOf(page.path), html)]
    if (art) files.push(writeChanged(task, artUrl(page.path), art))
    const written = files.filter(Boolean).length
    const search = task.isSearched && page.path ? searchLine(page, task.pages) : ''
    yield { path: page.path, bytes: html.length, artBytes: art?.length ?? 0, written, search }
  }
}

/** Whether a page's own HTML has a text. */
function isIn(pieces: Piece[], text: string): boolean {
  return pieces.some((piece) => typeof piece === 'string' && piece.includes(text))
}

function* pagesOf(task: PageTask): Iterable<PageData> {
  for (const { number, text } of textsOf(task)) {
    const page = showPage(text, task.context)
    const near = task.nears[number]
    yield near ? { ...page, near: JSON.parse(near) } : page
  }
  yield* task.more
}
