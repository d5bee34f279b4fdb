import { artUrl } from '../assets/urls.ts'
import type { Near } from '../manifest/site.ts'
import type { BuildOptions, BuildReport } from './build.ts'
import { type BuildCache, type CachedPage, pageFinder } from './build-cache.ts'
import type { FileStates } from './files/file-states.ts'
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
  cached: Pick<BuildCache, 'pages' | 'made'>
  output: Output
  /** Whether a file is to be written. */
  isOwn: (name: string) => boolean
}

type KnownPage = Pick<CachedPage, 'path' | 'near' | 'facts'>
type Result = Record<'pages' | 'made', CachedPage[]> & {
  searchLines: Map<string, string>
  own: number
} & Pick<BuildReport, 'rendered' | 'largest'>

/** A page of which it is to be found out whether it is written anew. */
interface Due extends KnownPage {
  /** The number of its text in the manifest. */
  text: number
  /** Whether it is to be written, rather than by another shard. */
  isOwn: boolean
  /** As an earlier build left it, where neither it nor what it shows of others and of files has changed since. */
  before: CachedPage | undefined
}

/** Renders and writes the pages whose text, or what is near them, has changed, or whose files are not there. */
export async function writeChangedPages(
  site: SiteText,
  known: { pages: KnownPage[]; made: KnownPage[] },
  { threads, around, isSearched, states, output, onProgress = () => {}, ...options }: Options,
): Promise<Result> {
  const due = dueOf(site, known, { ...options, output })
  const own = due.filter(({ isOwn }) => isOwn)
  const changed = own.filter(({ before }) => !before)
  const texts = changed.map(({ text }) => text)
  const words = `Writing ${changed.length} of ${due.length} pages`
  onProgress(words)
  const written = await threads.write(
    {
      file: site.file,
      ranges: rangesOf(texts, site),
      isSearched,
      nears: changed.map(({ near }) => near),
      context: site.globals.context,
      around,
      states,
      folder: output.folder,
      staging: output.staging,
    },
    (pages) => onProgress(words, { pages: Math.min(pages, changed.length), of: changed.length }),
  )
  const sizes = new Map(written.map((page) => [page.path, page]))
  for (const page of written) tell(page, output)
  const all = due.map(({ text, isOwn, before, path, near, facts }) => {
    if (before && isOwn) tell({ ...before, file: fileOf(path), written: 0 }, output)
    if (before?.facts === facts) return before
    const { bytes = 0, artBytes = 0 } = before ?? sizes.get(path) ?? {}
    return { ...textOf(site, text), path, bytes, artBytes, near, facts }
  })
  const largest = all.reduce((most, page) => (page.bytes > most.bytes ? page : most))
  const searchLines = new Map(written.map(({ path, search }) => [path, search]))
  const pages = all.slice(0, known.pages.length)
  return {
    ...{ pages, made: all.slice(pages.length), searchLines },
    ...{ own: own.length, rendered: changed.length },
    largest: { path: largest.path, bytes: largest.bytes },
  }
}

/** All pages, those that were made of others last, with what is left of them. */
function dueOf(
  site: SiteText,
  { pages, made }: { pages: KnownPage[]; made: KnownPage[] },
  {
    cached,
    changedFiles,
    output,
    isOwn,
  }: Omit<Options, 'threads' | 'around' | 'isSearched' | 'states'>,
): Due[] {
  const left = (page: KnownPage, before: CachedPage | undefined) => {
    const there = whereAllThere(before, output)
    if (!there || there.near !== page.near || showsAny(there, changedFiles)) return undefined
    return there
  }
  const find = pageFinder(cached.pages)
  const own = pages.map((page, text) => {
    const before = left(page, find(site.hashes[text] ?? '', text))
    return { ...page, text, before, isOwn: isOwn(fileOf(page.path)) }
  })
  if (made.length === 0) return own
  const numbers = new Map(pages.map(({ path }, text) => [path, text]))
  const cachedMade = new Map(cached.made.map((page) => [page.path, page]))
  const ofOthers = made.map((page) => {
    const text = numbers.get(hostOf(page) ?? '') ?? 0
    const before = cachedMade.get(page.path)
    const isSame = before?.hash === site.hashes[text]
    const same = left(page, isSame ? before : undefined)
    return { ...page, text, before: same, isOwn: isOwn(fileOf(page.path)) }
  })
  return [...own, ...ofOthers]
}

/** The path of the page that one was made of, as what is near it says. */
function hostOf({ near }: KnownPage): string | undefined {
  const { made }: Near = JSON.parse(near)
  return made?.of
}

/** Whether a page shows or offers one of these files, by its facts or by what it lists of others. */
function showsAny({ facts, near }: CachedPage, files: string[]): boolean {
  return files.map((file) => JSON.stringify(file)).some((name) => (facts + near).includes(name))
}

/** By what a page's text is known again. */
function textOf({ hashes, ranges }: SiteText, page: number) {
  const [start = 0, end = 0] = [ranges[page * 2], ranges[page * 2 + 1]]
  return { hash: hashes[page] ?? '', size: end - start }
}

function whereAllThere(page: CachedPage | undefined, output: Output): CachedPage | undefined {
  if (!page || !output.has(fileOf(page.path))) return undefined
  return page.artBytes === 0 || output.has(artUrl(page.path)) ? page : undefined
}

function tell(
  { path, file, bytes, artBytes, written }: Omit<WrittenPage, 'search'>,
  output: Output,
): void {
  output.add(file, bytes, written)
  if (artBytes) output.add(artUrl(path), artBytes, 0)
}
