import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openUnseen } from '../files/open-unseen.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import type { SiteLink } from '../manifest/site-links.ts'
import { PagedSource } from '../text/paged-source.ts'
import { withoutMark } from '../text/without-mark.ts'
import { refusalOf } from './analyse.ts'
import { analyseGlobals } from './analyse-globals.ts'
import { analysePage, type PageContext } from './analyse-page.ts'
import { type Analysis, type JudgedPage, judge } from './compose.ts'
import { type Included, includedBy } from './included.ts'
import { includedFiles } from './included-files.ts'
import { load, unlessUnreadable } from './load.ts'
import { PageStore } from './page-store.ts'
import { parse } from './parse.ts'
import { readPage } from './read-page.ts'
import { relocate } from './relocate.ts'

/** What is found in a manifest. */
export interface Checked extends Pick<Analysis, 'findings' | 'source'> {
  /** How many pages there are; absent where one of them cannot be shown. */
  pageCount?: number
  /** All links, those of the globals first. */
  links: Iterable<SiteLink>
}

/**
 * Finds what an analysis of a manifest file finds. Where the pages stand in files of their own, only one of them is in memory.
 * @param open gives an empty file for what the site's rules ask of pages, by its number in this process
 */
export async function check(
  file: string,
  options: CheckOptions = {},
  open: () => number = openUnseen,
): Promise<Checked> {
  return unlessUnreadable(file, async () => {
    const text = withoutMark(await readFile(file, 'utf8'))
    const included = includedBy(text)
    const names = included ? includedFiles(file, included.include) : []
    if (included && names.length)
      return checkFiles({ file, text: withEmptyList(text, included), names, open }, options)
    const { site, findings, source, links } = await load(file, options)
    return { findings, source, links, ...(site && { pageCount: site.pages.length }) }
  })
}

/** Each line and column stays. */
function withEmptyList(text: string, { offset, end }: Included): string {
  const within = text.slice(offset + 1, end - 1).replaceAll(/[^\n]/g, ' ')
  return `${text.slice(0, offset)}[${within}]${text.slice(end)}`
}

interface Files {
  file: string
  /** The manifest with an empty list of pages. */
  text: string
  /** Of the pages' files, below the manifest's folder. */
  names: string[]
  open: () => number
}

function checkFiles({ file, text, names, open }: Files, options: CheckOptions): Checked {
  const files = names.map((name) => join(dirname(file), name))
  const textOf = (page: number) => withoutMark(readFileSync(files[page] ?? '', 'utf8'))
  const own = parse(file, text)
  const source = new PagedSource(own.source, files, (page) => readPage(textOf(page), page).source)
  const value = { ...Object(own.value), pages: names.map(() => null) }
  const parts = { ...own, source, value, pages: [] }
  const refused = refusalOf(parts)
  if (refused) return { findings: refused, source, links: [] }
  const around = analyseGlobals(value, source)
  const store = new PageStore(names.length, open)
  const pages = files.map((_, index) => {
    const text = textOf(index)
    const start = { ...source.add(text), file, column: 1, index }
    const page = judgedPage(text, index, around.globals?.context)
    const kept = page.page && store.keep(index, page.page)
    const moved = (found: JudgedPage['certain']) => found.map((each) => relocate(each, start))
    return { ...page, page: kept, certain: moved(page.certain), judged: moved(page.judged) }
  })
  const { isWhole, ...judged } = judge(parts, around, pages, { ...options, areStored: true })
  return { ...judged, source, ...(isWhole && { pageCount: names.length }) }
}

/** What is known of a page by its text; of one around which something is wrong, what its text alone says. */
function judgedPage(text: string, index: number, context: PageContext | undefined): JudgedPage {
  const { value, source, findings } = readPage(text, index)
  const path = ['pages', index]
  if (!context || value === undefined)
    return { certain: findings, judged: [], made: context ? [`/pages/${index}`] : [] }
  const page = analysePage({ value, path, source }, context)
  return { ...page, certain: [...findings, ...page.certain] }
}
