import site, { services } from '#site'
import { type PageContext, showPage } from '../analysis/analyse-page.ts'
import { guilloche } from '../art/guilloche.ts'
import { artUrl } from '../assets/urls.ts'
import type { Layout, PageData } from '../manifest/site.ts'
import type { Template } from '../page/document.ts'
import { createRenderer } from '../page/renderer.tsx'
import { fileOf } from './page-file.ts'
import { type Place, writeChanged } from './write-changed.ts'

/** Pages to be rendered and written; it can be sent to a thread. */
export interface PageTask extends Place {
  /** The manifest's bytes; each page is parsed when its turn comes. */
  bytes: Uint8Array
  /** Where the pages' texts begin and end. */
  ranges: Uint32Array
  /** What their variables and shared blocks are made of. */
  context: PageContext
  /** Pages that do not stand in the bytes. */
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
}

/** How many pages are told of at once. */
const step = 250

/** Renders and writes pages, one after the other: no more than one is in memory. */
export async function writePages(
  task: PageTask,
  onProgress: (pages: number) => void,
): Promise<WrittenPage[]> {
  const { layout, template } = task
  const renderer = await createRenderer({ layout, services })
  const { hues } = site.theme
  const { colour = 'teal' } = layout.site
  const written: WrittenPage[] = []
  for (const page of pagesOf(task)) {
    const html = Buffer.from(renderer.document(page, template))
    const isDrawn = html.includes(artUrl(page.path))
    const art = isDrawn ? Buffer.from(guilloche(page.path, hues[page.colour ?? colour])) : undefined
    const files = [writeChanged(task, fileOf(page.path), html)]
    if (art) files.push(writeChanged(task, artUrl(page.path), art))
    const count = files.filter(Boolean).length
    written.push({
      path: page.path,
      bytes: html.length,
      artBytes: art?.length ?? 0,
      written: count,
    })
    if (written.length % step === 0) onProgress(step)
  }
  return written
}

function* pagesOf({ bytes, ranges, context, more }: PageTask): Iterable<PageData> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < ranges.length; at += 2) {
    yield showPage(buffer.toString('utf8', ranges[at], ranges[at + 1]), context)
  }
  yield* more
}
