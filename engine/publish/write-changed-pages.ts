import { artUrl } from '../assets/urls.ts'
import type { BuildOptions, BuildReport } from './build.ts'
import { type CachedPage, pageFinder } from './build-cache.ts'
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
  cached: CachedPage[]
  output: Output
  /** Whether a file is to be written. */
  isOwn: (name: string) => boolean
}

type KnownPage = Pick<CachedPage, 'path' | 'near' | 'facts'>
type Result = { pages: CachedPage[]; own: number; searchLines: Map<string, string> } & Pick<
  BuildReport,
  'rendered' | 'largest'
>

/** Renders and writes the pages whose text, or what is near them, has changed, or whose files are not there. */
export async function writeChangedPages(
  site: SiteText,
  known: KnownPage[],
  {
    threads,
    around,
    isSearched,
    states,
    changedFiles,
    cached,
    output,
    isOwn,
    onProgress = () => {},
  }: Options,
): Promise<Result> {
  const find = pageFinder(cached)
  const unchanged = site.hashes.map((hash, page) => {
    const before = whereAllThere(find(hash, page), output)
    if (before?.near !== known[page]?.near || showsAny(before?.facts, changedFiles))
      return undefined
    return before
  })
  const own = known.map(({ path }) => isOwn(fileOf(path)))
  const changed = [...unchanged.keys()].filter((page) => own[page] && !unchanged[page])
  const words = `Writing ${changed.length} of ${known.length} pages`
  onProgress(words)
  const written = await threads.write(
    {
      file: site.file,
      ranges: rangesOf(changed, site),
      isSearched,
      nears: changed.map((page) => known[page]?.near ?? ''),
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
  const pages = known.map(({ path, near, facts }, index) => {
    const before = unchanged[index]
    if (before && own[index]) tell({ ...before, file: fileOf(path), written: 0 }, output)
    if (before?.facts === facts) return before
    const { bytes = 0, artBytes = 0 } = before ?? sizes.get(path) ?? {}
    return { ...textOf(site, index), path, bytes, artBytes, near, facts }
  })
  const largest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most))
  const searchLines = new Map(written.map(({ path, search }) => [path, search]))
  return {
    ...{ pages, searchLines, rendered: changed.length },
    own: own.filter(Boolean).length,
    largest: { path: largest.path, bytes: largest.bytes },
  }
}

/** Whether a page's facts, as JSON, name one of these files. */
function showsAny(facts = '', files: string[]): boolean {
  return files.some((file) => facts.includes(JSON.stringify(file)))
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
