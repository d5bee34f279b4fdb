import { artUrl } from '../assets/urls.ts'
import type { Near } from '../manifest/site.ts'
import { counted } from '../text/counted.ts'
import type { BuildOptions, BuildReport } from './build.ts'
import type { FileStates } from './files/file-states.ts'
import { type CachedPage, type KnownPages, lineOfPage } from './known-pages.ts'
import type { Output } from './output.ts'
import { fileOf } from './page-file.ts'
import type { PageThreads } from './page-threads.ts'
import type { Around, WrittenPage } from './page-worker.ts'
import { rangesOf, type SiteText } from './site-text.ts'

interface Options extends Pick<BuildOptions, 'onProgress'> {
  threads: PageThreads
  /** Of each language of the site, its own first. */
  around: Around[]
  /** Whether the site has a search over all texts. */
  isSearched: boolean
  /** Of files whose content pages depend on, and the addresses of those that have changed. */
  states: FileStates
  changedFiles: string[]
  /** The pages that an earlier build wrote with the same templates. */
  cached: { pages: KnownPages; made: CachedPage[] }
  output: Output
  /** Whether a file is to be written. */
  isOwn: (name: string) => boolean
}

/** What is known of a page before it is rendered. */
type PageNow = Pick<CachedPage, 'path' | 'near' | 'facts'>

/** All pages, each asked for when its turn comes, and those that were made of them. */
export interface PagesNow {
  length: number
  at: (page: number) => PageNow
  made: PageNow[]
  /** Whether all are as the record of the earlier build has them, but for their texts. */
  isKnown: boolean
}

type Result = {
  /** The lines of all pages for the record, those that were made of others last. */
  lines: () => Iterable<string>
  searchLines: Map<string, string>
  own: number
} & Pick<BuildReport, 'rendered' | 'largest'>

/** Stands for a page that is not as an earlier build left it. */
const anew = -1

/** Renders and writes the pages whose text, or what is near them, has changed, or whose files are not there. */
export async function writeChangedPages(
  site: SiteText,
  now: PagesNow,
  { threads, around, isSearched, states, output, onProgress = () => {}, ...options }: Options,
): Promise<Result> {
  const { table, changed, nears, own } = lookThrough(site, now, { ...options, output })
  const texts = changed.map((place) => table.texts[place] ?? 0)
  const searchLines = new Map<string, string>()
  const words = `Writing ${texts.length} of ${counted(table.texts.length, 'page')}`
  onProgress(words)
  const task = {
    file: site.file,
    ranges: rangesOf(texts, site),
    ...{ isSearched, nears, around, states },
    context: site.globals.context,
    folder: output.folder,
    staging: output.staging,
  }
  await threads.write(task, {
    onPage: ({ number, search, ...page }) => {
      tell(page, output)
      if (isSearched) searchLines.set(page.path, search)
      const place = number === undefined ? undefined : changed[number]
      if (place === undefined) return
      table.bytes[place] = page.bytes
      table.artBytes[place] = page.artBytes
    },
    onProgress: (pages) =>
      onProgress(words, { pages: Math.min(pages, texts.length), of: texts.length }),
  })
  return {
    lines: () => linesOf(site, now, { ...table, cached: options.cached.pages }),
    ...{ searchLines, own, rendered: texts.length },
    largest: largestOf(now, table.bytes),
  }
}

/** What is known of all pages by their places, those that were made of others last. */
interface Table {
  bytes: Uint32Array
  artBytes: Uint32Array
  /** Of which of the manifest's texts each is made. */
  texts: Uint32Array
  /** Where the record of the earlier build has those that are as it left them. */
  kept: Int32Array
}

/** Finds out which pages are written anew, and tells of the others. */
function lookThrough(site: SiteText, now: PagesNow, options: LookOptions) {
  const { output, isOwn } = options
  const all = now.length + now.made.length
  const table: Table = {
    bytes: new Uint32Array(all),
    artBytes: new Uint32Array(all),
    texts: new Uint32Array(all),
    kept: new Int32Array(all).fill(anew),
  }
  const changed: number[] = []
  const nears: string[] = []
  let [place, own] = [0, 0]
  for (const { text, near, path, before, keptAt = anew } of duePages(site, now, options)) {
    const file = fileOf(path)
    if (isOwn(file)) {
      own++
      if (before) tell({ ...before, file, written: 0 }, output)
      else {
        changed.push(place)
        nears.push(near)
      }
    }
    table.texts[place] = text
    if (before) {
      table.bytes[place] = before.bytes
      table.artBytes[place] = before.artBytes
      table.kept[place] = keptAt
    }
    place++
  }
  return { table, changed, nears, own }
}

type LookOptions = Pick<Options, 'cached' | 'changedFiles' | 'output' | 'isOwn'>

/** A page of which it is to be found out whether it is written anew. */
interface Due extends Pick<PageNow, 'path' | 'near'> {
  /** The number of its text in the manifest. */
  text: number
  /** As an earlier build left it, where neither it nor what it shows of others and of files has changed since. */
  before: CachedPage | undefined
  /** Where the record has it. */
  keptAt?: number | undefined
}

/** All pages, those that were made of others last, with what is left of them. */
function* duePages(
  site: SiteText,
  { length, at, made }: PagesNow,
  { cached, changedFiles, output }: LookOptions,
): Generator<Due> {
  const left = (page: PageNow, before: CachedPage | undefined) => {
    const there = whereAllThere(before, output)
    if (!there || there.near !== page.near || showsAny(there, changedFiles)) return undefined
    return there
  }
  const { pages } = cached
  for (let text = 0; text < length; text++) {
    const page = at(text)
    const keptAt = pages.length ? pages.find(site.hashes.at(text), text) : undefined
    const before = keptAt === undefined ? undefined : left(page, pages.at(keptAt))
    yield { path: page.path, near: page.near, text, before, keptAt }
  }
  if (made.length === 0) return
  const numbers = new Map<string, number>()
  for (let text = 0; text < length; text++) numbers.set(at(text).path, text)
  const cachedMade = new Map(cached.made.map((page) => [page.path, page]))
  for (const page of made) {
    const text = numbers.get(hostOf(page) ?? '') ?? 0
    const before = cachedMade.get(page.path)
    const isSame = before?.hash === site.hashes.at(text)
    yield { ...page, text, before: left(page, isSame ? before : undefined) }
  }
}

/** The path of the page that one was made of, as what is near it says. */
function hostOf({ near }: PageNow): string | undefined {
  const { made }: Near = JSON.parse(near)
  return made?.of
}

/** Whether a page shows or offers one of these files, by its facts or by what it lists of others. */
function showsAny({ facts, near }: CachedPage, files: string[]): boolean {
  return files.map((file) => JSON.stringify(file)).some((name) => (facts + near).includes(name))
}

function whereAllThere(page: CachedPage | undefined, output: Output): CachedPage | undefined {
  if (!page || !output.has(fileOf(page.path))) return undefined
  return page.artBytes === 0 || output.has(artUrl(page.path)) ? page : undefined
}

type Told = Pick<WrittenPage, 'path' | 'file' | 'bytes' | 'artBytes' | 'written'>

function tell({ path, file, bytes, artBytes, written }: Told, output: Output): void {
  output.add(file, bytes, written)
  if (artBytes) output.add(artUrl(path), artBytes, 0)
}

/** The record's lines. */
function* linesOf(
  { hashes, ranges }: SiteText,
  now: PagesNow,
  { bytes, artBytes, texts, kept, cached }: Table & { cached: KnownPages },
): Generator<string> {
  for (const [place, text] of texts.entries()) {
    const keptAt = kept[place] ?? anew
    if (now.isKnown && keptAt !== anew) {
      yield cached.lineOf(keptAt)
      continue
    }
    const { path, near, facts } = pageAt(now, place)
    const [start = 0, end = 0] = ranges.subarray(text * 2, text * 2 + 2)
    const sizes = { bytes: bytes[place] ?? 0, artBytes: artBytes[place] ?? 0, size: end - start }
    yield lineOfPage({ hash: hashes.at(text), ...sizes, path, near, facts })
  }
}

function pageAt({ length, at, made }: PagesNow, place: number): PageNow {
  const page = place < length ? at(place) : made[place - length]
  if (!page) throw new Error('There are fewer pages than places. This is a bug in Broadsheet.')
  return page
}

function largestOf(now: PagesNow, bytes: Uint32Array) {
  let most = 0
  for (let place = 1; place < bytes.length; place++)
    if ((bytes[place] ?? 0) > (bytes[most] ?? 0)) most = place
  return { path: pageAt(now, most).path, bytes: bytes[most] ?? 0 }
}
