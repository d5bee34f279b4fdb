import { hash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { type AnalysedGlobals, analyseGlobals } from '../analysis/analyse-globals.ts'
import { judgeSite } from '../analysis/judge-site.ts'
import { parseGlobals } from '../analysis/read-parts.ts'
import type { PageFacts } from '../facts/page-facts.ts'
import { hasErrors } from '../findings/count-findings.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import type { SitePage } from '../rules/subject.ts'
import { Source } from '../text/source.ts'
import { splitManifest } from '../text/split.ts'
import { type CachedPage, pageFinder } from './build-cache.ts'
import type { PageThreads } from './page-threads.ts'

/** A site whose pages are still text, and nothing is wrong around them. */
export interface SiteText {
  globals: AnalysedGlobals
  /** All pages' texts, in memory that threads share. */
  bytes: Buffer
  /** Where each begins and ends. */
  ranges: Uint32Array
  /** The hash of each. */
  hashes: string[]
  /** The globals as text, and their hash. */
  globalsText: string
  globalsHash: string
}

/**
 * Opens a manifest that has the usual shape; of any other nothing is said here.
 * @param cached the pages of an earlier build, which are known again where they stand in the same order
 */
export function openSite(file: string, cached: CachedPage[] = []): SiteText | undefined {
  const bytes = readShared(file)
  return bytes && openBytes(withoutMark(bytes), cached)
}

/** Opens a manifest's bytes, which lie in memory that threads share. */
export function openBytes(bytes: Buffer, cached: CachedPage[] = []): SiteText | undefined {
  const hashes: string[] = []
  const split = splitManifest(bytes, (start, page) => {
    const end = unchanged(bytes, start, cached[page])
    if (end !== undefined) hashes[page] = cached[page]?.hash ?? ''
    return end
  })
  const parsed = split && parseGlobals(split)
  if (!split || !parsed) return undefined
  const { globals: globalsText, ranges } = split
  // Nothing is placed here: what is wrong is told by the whole analysis.
  const { globals, certain, judged } = analyseGlobals(parsed.value, new Source('', globalsText), {})
  if (!globals || hasErrors([...certain, ...judged])) return undefined
  return {
    ...{ globals, bytes, ranges, globalsText, globalsHash: hash('sha1', globalsText) },
    hashes: hashesOf(bytes, ranges, hashes),
  }
}

/** A text in memory that threads share. */
export function sharedBytes(text: string): Buffer {
  const bytes = Buffer.from(text)
  const copy = shared(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Where a page ends that stands where it stood before, byte for byte. */
function unchanged(bytes: Buffer, start: number, page: CachedPage | undefined): number | undefined {
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
  const { bytes, globals, globalsText } = site
  const ranges = rangesOf(unknown, site)
  const fresh = await threads.analyse({ bytes, ranges, context: globals.context })
  const texts = cached.map((page) => page?.facts ?? '')
  for (const [index, text] of fresh.entries()) {
    if (text === undefined) return undefined
    texts[unknown[index] ?? 0] = text
  }
  const isSame = (text: string, page: number) => text === known.pages[page]?.facts
  if (known.isSameAround && known.pages.length === texts.length && texts.every(isSame))
    return 'same'
  const whole = { globals, pages: texts.map(asSitePage), made: new Set<string>() }
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

/** A page of which nothing is known but its facts. */
function asSitePage(text: string, index: number): SitePage {
  const facts = parseFacts(text)
  const path = ['pages', index]
  return {
    facts,
    links: facts.links.map((href) => ({ href, path })),
    pictures: facts.pictures.map((src) => ({ src, alt: '', width: 0, height: 0, path })),
  }
}

/** @param known those that were found while splitting */
function hashesOf(bytes: Buffer, ranges: Uint32Array, known: string[]): string[] {
  return Array.from(
    { length: ranges.length / 2 },
    (_, page) => known[page] ?? hashOf(bytes.subarray(ranges[page * 2], ranges[page * 2 + 1])),
  )
}

const hashOf = (bytes: Buffer) => hash('sha1', bytes, 'base64url')

/** Some editors of Windows begin a file with a byte order mark. */
const withoutMark = (bytes: Buffer) =>
  bytes.subarray(0, 3).toString('latin1') === '\u00ef\u00bb\u00bf' ? bytes.subarray(3) : bytes

/** Undefined where there is no such file; `load` says so. */
function readShared(file: string): Buffer | undefined {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return undefined
  }
  try {
    const stats = fstatSync(descriptor)
    if (!stats.isFile()) return undefined
    const bytes = shared(stats.size)
    let read = 0
    while (read < bytes.length) {
      const got = readSync(descriptor, bytes, read, bytes.length - read, read)
      if (got === 0) return undefined // it is being written
      read += got
    }
    return bytes
  } finally {
    closeSync(descriptor)
  }
}

function shared(length: number): Buffer {
  return Buffer.from(new SharedArrayBuffer(length))
}
