import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type AnalysedGlobals, analyseGlobals } from '../analysis/analyse-globals.ts'
import { judgeSite } from '../analysis/judge-site.ts'
import { parseGlobals } from '../analysis/read-parts.ts'
import type { PageFacts } from '../facts/page-facts.ts'
import { hasErrors } from '../findings/count-findings.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import type { SitePage } from '../rules/subject.ts'
import { Source } from '../text/source.ts'
import { type SplitManifest, splitManifest } from '../text/split.ts'
import { type CachedPage, pageFinder } from './build-cache.ts'
import { fileReader, isChanged, type ManifestFile, type PagesFile } from './manifest-file.ts'
import { FileTimes, fileOfPage, findPageFiles } from './page-files.ts'
import type { PageThreads } from './page-threads.ts'

/** A site whose pages are still text, and nothing is wrong around them. */
export interface SiteText {
  globals: AnalysedGlobals
  /** Where all pages' texts stand. */
  file: PagesFile
  /** Where each begins and ends, in bytes; of pages in files of their own, where each file's name does. */
  ranges: Uint32Array
  /** The hash of each. */
  hashes: string[]
  /** The globals as text, and their hash. */
  globalsText: string
  globalsHash: string
  /** Whether somebody has written into it since it was read. */
  isChanged: () => boolean
}

/**
 * Reads a manifest that has the usual shape; of any other nothing is said here.
 * @param cached the pages of an earlier build, which are known again where they stand in the same order
 */
export function readSite(file: ManifestFile, cached: CachedPage[] = []): SiteText | undefined {
  const hashes: string[] = []
  const split = splitManifest(fileReader(file), {
    knownEnd: (bytes, start, page) => {
      const end = unchanged(bytes, start, cached[page])
      if (end !== undefined) hashes[page] = cached[page]?.hash ?? ''
      return end
    },
    onPage: (bytes, page) => {
      hashes[page] ??= hashOf(bytes)
    },
  })
  const around = split && readGlobals(split)
  if (!split || !around) return undefined
  return { ...around, file, ranges: split.ranges, hashes, isChanged: () => isChanged(file) }
}

/** Reads a manifest whose pages stand in files of their own; of files that cannot be read nothing is said here. */
export function readIncluding(manifest: string, file: ManifestFile): SiteText | undefined {
  try {
    return readFiles(manifest, file)
  } catch (cause) {
    if (cause instanceof Error && 'syscall' in cause) return undefined
    throw cause
  }
}

function readFiles(manifest: string, file: ManifestFile): SiteText | undefined {
  const found = findPageFiles(manifest)
  const around = found && readGlobals(found)
  if (!found || !around) return undefined
  const { pages, ranges } = found
  const fileOf = fileOfPage(pages, ranges)
  const times = new FileTimes(ranges.length / 2)
  const hashes = Array.from({ length: ranges.length / 2 }, (_, page) => {
    times.look(page, fileOf(page))
    return hashOf(readFileSync(fileOf(page)))
  })
  const isOther = (_: string, page: number) => times.isChanged(page, fileOf(page))
  const isAnyChanged = () => isChanged(file) || hashes.some(isOther)
  return { ...around, file: pages, ranges, hashes, isChanged: isAnyChanged }
}

/** What surrounds the pages, if nothing is wrong with it. */
function readGlobals(split: Pick<SplitManifest, 'globals' | 'ranges'>) {
  const { globals: globalsText, ranges } = split
  const parsed = parseGlobals(globalsText, ranges.length / 2)
  if (!parsed) return undefined
  // Nothing is placed here: what is wrong is told by the whole analysis.
  const { globals, certain, judged } = analyseGlobals(parsed.value, new Source('', globalsText))
  if (!globals || hasErrors([...certain, ...judged])) return undefined
  return { globals, globalsText, globalsHash: hash('sha1', globalsText) }
}

/** Where a page ends that stands where it stood before, byte for byte. */
function unchanged(
  bytes: Uint8Array,
  start: number,
  page: CachedPage | undefined,
): number | undefined {
  const end = start + (page?.size ?? 0)
  return page && hashOf(bytes.subarray(start, end)) === page.hash ? end : undefined
}

/** What an earlier build knew of the pages. */
interface Known {
  pages: CachedPage[]
  /** Whether all else that pages are held against is as it was. */
  isSameAround: boolean
}

/**
 * Analyses the pages of an opened site; those whose facts are known were analysed before.
 * @returns the facts of every page as JSON, or "same" where each has those that it had; undefined where there are errors
 */
export async function checkSite(
  site: SiteText,
  known: Known,
  { threads, ...options }: CheckOptions & { threads: PageThreads },
): Promise<string[] | 'same' | undefined> {
  const cached = site.hashes.map(pageFinder(known.pages))
  const unknown = [...cached.keys()].filter((page) => !cached[page])
  const { globals, globalsText } = site
  const ranges = rangesOf(unknown, site)
  const fresh = await threads.analyse({ file: site.file, ranges, context: globals.context })
  const texts = cached.map((page) => page?.facts ?? '')
  for (const [index, text] of fresh.entries()) {
    if (text === undefined) return undefined
    texts[unknown[index] ?? 0] = text
  }
  const isSame = (text: string, page: number) => text === known.pages[page]?.facts
  if (known.isSameAround && known.pages.length === texts.length && texts.every(isSame))
    return 'same'
  const pages = texts.map(asSitePage)
  const whole = { globals, pages, made: new Set<string>(), isForErrors: true }
  const { findings } = judgeSite({ ...whole, source: new Source('', globalsText) }, options)
  return hasErrors(findings) ? undefined : texts
}

/** Where some of the pages begin and end. */
export function rangesOf(pages: number[], { ranges }: SiteText): Uint32Array {
  const own = new Uint32Array(pages.length * 2)
  for (const [index, page] of pages.entries())
    own.set(ranges.subarray(page * 2, page * 2 + 2), index * 2)
  return own
}

/** What `analysePages` has written, in this build or an earlier one of the same engine. */
export function parseFacts(text: string): PageFacts {
  return JSON.parse(text) as PageFacts
}

/** A page of which nothing is known but its facts, without those that no error comes of: all are in memory at once. */
function asSitePage(text: string, index: number): SitePage {
  const all = parseFacts(text)
  const listed = { ...all.listed, title: '', description: '', entries: [] }
  const facts = { ...all, icons: [], contacts: [], tokens: [], shared: [], listed }
  const path = ['pages', index]
  return {
    facts,
    links: facts.links.map((href) => ({ href, path })),
    pictures: facts.pictures.map((src) => ({ src, alt: '', width: 0, height: 0, path })),
  }
}

const hashOf = (bytes: Uint8Array) => hash('sha1', bytes, 'base64url')
