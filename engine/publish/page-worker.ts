import { showPage } from '../analysis/analyse-page.ts'
import { guilloche } from '../art/guilloche.ts'
import { artUrl, encodedAddress } from '../assets/urls.ts'
import { layoutAt, type PageData, type Surroundings } from '../manifest/site.ts'
import { withNear } from '../near/with-near.ts'
import type { Template } from '../page/document.ts'
import type { Piece } from '../page/html-pieces.ts'
import { createRenderer } from '../page/renderer.tsx'
import { hueOf, lookOf } from '../theme/look.ts'
import { type PagesTask, textsOf } from './analyse-pages.ts'
import type { FileStates } from './files/file-states.ts'
import { withFiles } from './files/with-files.ts'
import { HtmlEncoder } from './html-encoder.ts'
import { fileOf } from './page-file.ts'
import { searchLine } from './search-index.ts'
import { type Place, writeChanged } from './write-changed.ts'

/** Pages to be rendered and written. */
export interface PageTask extends PagesTask, Place {
  /** Whether the site has a search over their texts. */
  isSearched: boolean
  /** Of each page, what is near it (`Near`) as JSON; empty where that is nothing. */
  nears: string[]
  /** Of each language of the site, its own first. */
  around: Around[]
  /** Of files whose content pages depend on. */
  states: FileStates
  /** Whether the pages for addresses without one are to be written too. */
  hasNotFound: boolean
}

/** What surrounds the pages of a language. */
export interface Around extends Surroundings {
  template: Template
  /** How many pages it has. */
  pages: number
}

export interface WrittenPage {
  /** Which of the task's pages it is; none is one that stands in no list. */
  number?: number | undefined
  path: string
  file: string
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
  const layouts = task.around.map(({ layout }) => layout)
  const languages = await Promise.all(task.around.map(openLanguage))
  const encoder = new HtmlEncoder()
  for (const { number, page, place = layoutAt(page.path, layouts) } of pagesOf(task)) {
    const language = languages[place]
    if (!language) throw new Error(`No language has "${page.path}". This is a bug in Broadsheet.`)
    const { document, home = '', colour, look, tag, pages } = language
    const pieces = document(withFiles(page, task.states, tag))
    const html = encoder.encode(pieces)
    const file = page.path ? fileOf(page.path) : home + fileOf('')
    const isDrawn = isIn(pieces, encodedAddress(artUrl(page.path)))
    const art = isDrawn
      ? Buffer.from(guilloche(page.path, hueOf(look, page.colour ?? colour)))
      : undefined
    const files = [writeChanged(task, file, html)]
    if (art) files.push(writeChanged(task, artUrl(page.path), art))
    const written = files.filter(Boolean).length
    const isSearched = task.isSearched && page.path && !page.near?.made
    const search = isSearched ? searchLine(page, pages) : ''
    const artBytes = art?.length ?? 0
    yield { number, path: page.path, file, bytes: html.length, artBytes, written, search }
  }
}

async function openLanguage({ layout, template, pages }: Around) {
  const renderer = await createRenderer(layout)
  const { colour, theme, language: tag } = layout.site
  const look = lookOf(theme)
  return { document: renderer.documents(template), home: layout.home, colour, look, tag, pages }
}

/** Whether a page's own HTML has a text. */
function isIn(pieces: Piece[], text: string): boolean {
  return pieces.some((piece) => typeof piece === 'string' && piece.includes(text))
}

/** The pages, and of those that stand in no list the language that they are for. */
function* pagesOf(task: PageTask): Iterable<{ number?: number; page: PageData; place?: number }> {
  for (const { number, text } of textsOf(task)) {
    const page = showPage(text, task.context)
    const near = task.nears[number]
    yield { number, page: withNear(page, near ? JSON.parse(near) : undefined) }
  }
  if (!task.hasNotFound) return
  for (const [place, { notFound }] of task.around.entries())
    if (notFound) yield { page: notFound, place }
}
