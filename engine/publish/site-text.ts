import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type AnalysedGlobals, analyseGlobals } from '../analysis/analyse-globals.ts'
import { judgeSite } from '../analysis/judge-site.ts'
import { parseGlobals } from '../analysis/read-parts.ts'
import { hasErrors } from '../findings/count-findings.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import { Source } from '../text/source.ts'
import { type SplitManifest, splitManifest } from '../text/split.ts'
import { Hashes } from './hashes.ts'
import { KnownPages } from './known-pages.ts'
import {
  fileReader,
  isChanged,
  type ManifestFile,
  type OpenManifests,
  type PagesFile,
} from './manifest-file.ts'
import { FileTimes, fileOfPage, findPageFiles } from './page-files.ts'
import type { PageThreads } from './page-threads.ts'
import { SiteFacts } from './site-facts.ts'

/** A site whose pages are still text, and nothing is wrong around them. */
export interface SiteText {
  globals: AnalysedGlobals
  /** Where all pages' texts stand. */
  file: PagesFile
  /** Where each begins and ends, in bytes; of pages in files of their own, where each file's name does. */
  ranges: Uint32Array
  /** The hash of each. */
  hashes: Hashes
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
export function readSite(file: ManifestFile, cached = new KnownPages()): SiteText | undefined {
  const hashes = new Hashes()
  const split = splitManifest(fileReader(file), {
    knownEnd: (bytes, start, page) => {
      const hash = cached.hashOf(page)
      const end = start + cached.sizeOf(page)
      if (hash === undefined || hashOf(bytes.subarray(start, end)) !== hash) return undefined
      if (hashes.length === page) hashes.push(hash)
      return end
    },
    onPage: (bytes, page) => {
      if (hashes.length === page) hashes.push(hashOf(bytes))
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
  const hashes = new Hashes()
  for (let page = 0; page < ranges.length / 2; page++) {
    times.look(page, fileOf(page))
    hashes.push(hashOf(readFileSync(fileOf(page))))
  }
  const isAnyChanged = () => isChanged(file) || times.isAnyChanged(fileOf)
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

/** What pages are analysed with. */
export interface Means {
  threads: PageThreads
  /** Where their facts are put down, if they are many. */
  manifests: OpenManifests
}

/** What an earlier build knew of the pages. */
interface Known {
  pages: KnownPages
  /** Whether all else that pages are held against is as it was. */
  isSameAround: boolean
}

/**
 * Analyses the pages of an opened site; those whose facts are known were analysed before.
 * @returns the facts of every page, and whether each has those that it had; undefined where there are errors
 */
export async function checkSite(
  site: SiteText,
  known: Known,
  { threads, manifests, ...options }: CheckOptions & Means,
): Promise<{ facts: SiteFacts; isSame: boolean } | undefined> {
  const { globals, globalsText, hashes } = site
  const facts = new SiteFacts(hashes.length, known.pages, () => manifests.openText('').descriptor)
  const unknown: number[] = []
  for (let page = 0; page < hashes.length; page++) {
    const place = known.pages.find(hashes.at(page), page)
    if (place === undefined) unknown.push(page)
    else facts.keep(page, place)
  }
  const ranges = rangesOf(unknown, site)
  let isSound = true
  const task = { file: site.file, ranges, context: globals.context }
  await threads.analyse(task, ({ number, facts: text }) => {
    if (text === undefined) isSound = false
    else facts.set(unknown[number] ?? 0, text)
  })
  if (!isSound) return undefined
  if (known.isSameAround && facts.isAsKnown) return { facts, isSame: true }
  const whole = { globals, pages: facts.pages, made: new Set<string>() }
  const { findings } = judgeSite(
    { ...whole, source: new Source('', globalsText) },
    { ...options, isForErrors: true, areStored: true },
  )
  return hasErrors(findings) ? undefined : { facts, isSame: false }
}

/** Where some of the pages begin and end. */
export function rangesOf(pages: number[], { ranges }: SiteText): Uint32Array {
  const own = new Uint32Array(pages.length * 2)
  for (const [index, page] of pages.entries())
    own.set(ranges.subarray(page * 2, page * 2 + 2), index * 2)
  return own
}

const hashOf = (bytes: Uint8Array) => hash('sha1', bytes, 'base64url')
