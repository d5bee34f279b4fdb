import { hash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { checkHead, checkPages, isSiteWhole, type PageText } from '../manifest/check-pages.ts'
import { factsOfPage, type PageFacts } from '../manifest/page-facts.ts'
import { createPageReader, type ManifestHead } from '../manifest/page-reader.ts'
import { buildSite, type Layout, type PageData, type Site } from '../manifest/site.ts'
import type { CheckOptions } from '../rules/subject.ts'
import { scan } from '../text/scan.ts'
import type { CachedPage } from './build-cache.ts'

/** A checked site whose pages are still text. */
export interface SiteText {
  layout: Layout
  notFound: PageData
  /** What the pages' tokens and shared blocks are made of; absent where their texts are whole. */
  head?: ManifestHead
  /** All pages' texts, in memory that threads share. */
  bytes: Buffer
  /** Where each begins and ends. */
  ranges: Uint32Array
  /** How many properties each has; none are counted where the texts were written by this build. */
  properties: Uint32Array
  /** The hash of each. */
  hashes: string[]
  /** The hash of everything else. */
  headHash: string
}

/** A manifest whose pages are not checked yet. */
export type OpenedSite = SiteText & { head: ManifestHead }

/**
 * Opens a manifest that has the usual shape and nothing wrong around its pages; of any other nothing is said here.
 * @param cached the pages of an earlier build, which are known again where they stand in the same order
 */
export function openSite(file: string, cached: CachedPage[] = []): OpenedSite | undefined {
  const bytes = readShared(file)
  const hashes: string[] = []
  const scanned =
    bytes &&
    scan(bytes, (start, page) => {
      const found = unchanged(bytes, start, cached[page])
      if (found) hashes[page] = cached[page]?.hash ?? ''
      return found
    })
  if (!bytes || !scanned?.pages.length) return undefined
  const count = scanned.pages.length / 3
  const ranges = new Uint32Array(count * 2)
  const properties = new Uint32Array(count)
  for (let page = 0; page < count; page++) {
    ranges.set(scanned.pages.subarray(page * 3, page * 3 + 2), page * 2)
    properties.set(scanned.pages.subarray(page * 3 + 2, page * 3 + 3), page)
  }
  const site = { bytes, ranges, properties, hashes: hashesOf(bytes, ranges, hashes) }
  const head = checkHead(scanned.rest, textOf(site, 0))
  if (!head) return undefined
  const { layout, notFound } = around(head)
  return { ...site, head, layout, notFound, headHash: hash('sha1', scanned.restText) }
}

/** Where a page ends that stands where it stood before, byte for byte. */
function unchanged(bytes: Buffer, start: number, page: CachedPage | undefined) {
  const end = start + (page?.size ?? 0)
  if (!page || page.properties === 0 || hashOf(bytes.subarray(start, end)) !== page.hash)
    return undefined
  return { end, properties: page.properties }
}

/** A site that was loaded whole, in the same form. */
export function siteAsText({ layout, pages, notFound }: Site): SiteText & { facts: PageFacts[] } {
  const texts = pages.map((page) => Buffer.from(JSON.stringify(page)))
  const ranges = new Uint32Array(texts.length * 2)
  let at = 0
  texts.forEach((text, page) => {
    ranges.set([at, at + text.length], page * 2)
    at += text.length
  })
  const bytes = shared(at)
  Buffer.concat(texts).copy(bytes)
  const facts = pages.map((page) => factsOfPage(page, new Map(), page))
  const headHash = hash('sha1', JSON.stringify([layout, notFound]))
  const properties = new Uint32Array(texts.length)
  const hashes = hashesOf(bytes, ranges)
  return { layout, notFound, bytes, ranges, properties, hashes, headHash, facts }
}

/** What an earlier build knew of the pages. */
interface Known {
  pages: CachedPage[]
  /** Whether all else that pages are held against is as it was. */
  isSameAround: boolean
}

/**
 * Checks the pages of an opened site; those whose facts are known were checked before.
 * @returns the facts of every page, or "same" where each has those that it had; undefined where something is wrong
 */
export function checkSite(
  site: OpenedSite,
  known: Known,
  options: CheckOptions,
): PageFacts[] | 'same' | undefined {
  const byHash = new Map(known.pages.map((page) => [page.hash, page]))
  const cached = site.hashes.map((hash) => byHash.get(hash))
  const unknown = [...cached.keys()].filter((page) => !cached[page])
  const found = checkPages(site.head, textsOf(site, unknown))
  if (!found) return undefined
  const fresh = new Map(found.map((facts, index) => [unknown[index], facts]))
  const isSame = (page: number) => {
    const before = known.pages[page]
    return cached[page]
      ? cached[page] === before
      : JSON.stringify(fresh.get(page)) === before?.facts
  }
  const count = site.hashes.length
  if (known.isSameAround && known.pages.length === count && [...cached.keys()].every(isSame))
    return 'same'
  const facts = cached.flatMap((page, index) => factsIn(page) ?? fresh.get(index) ?? [])
  return isSiteWhole(site.head, facts, options) ? facts : undefined
}

/** Written by an earlier build, whose key says that it was this engine's. */
const factsIn = (page: CachedPage | undefined) => page && (JSON.parse(page.facts) as PageFacts)

function* textsOf(site: OpenedSite, pages: number[]): Iterable<PageText> {
  for (const page of pages) yield textOf(site, page)
}

function textOf(
  { bytes, ranges, properties }: Pick<OpenedSite, 'bytes' | 'ranges' | 'properties'>,
  page: number,
) {
  const text = bytes.toString('utf8', ranges[page * 2], ranges[page * 2 + 1])
  return { text, properties: properties[page] ?? 0 }
}

function around(head: ManifestHead): Pick<Site, 'layout' | 'notFound'> {
  const { putShared } = createPageReader(head)
  const notFound = putShared({ path: '', ...head.notFound })
  if (!notFound) throw new Error('A checked manifest has no 404 page. This is a bug in Broadsheet.')
  const { layout } = buildSite({ ...head, pages: [], notFound })
  return { layout, notFound }
}

/** @param known those that were found while scanning */
function hashesOf(bytes: Buffer, ranges: Uint32Array, known: string[] = []): string[] {
  return Array.from(
    { length: ranges.length / 2 },
    (_, page) => known[page] ?? hashOf(bytes.subarray(ranges[page * 2], ranges[page * 2 + 1])),
  )
}

const hashOf = (bytes: Buffer) => hash('sha1', bytes, 'base64url')

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
