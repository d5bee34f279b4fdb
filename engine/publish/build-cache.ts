import { closeSync, mkdirSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import { artUrl } from '../assets/urls.ts'
import { FileWindow } from '../files/file-window.ts'
import type { FileStates } from './files/file-states.ts'
import { Hashes, lettersOfHash } from './hashes.ts'
import { stampOf } from './journal.ts'
import { type CachedPage, KnownPages, type LinePlaces } from './known-pages.ts'
import type { Earlier, WrittenFiles } from './output.ts'
import { fileOf } from './page-file.ts'
import type { Shard } from './shards/shard.ts'
import { writePieces } from './write-pieces.ts'

interface CacheHead {
  /** When that build put the folder in order; one that was written since by others is not known. */
  stamp: number
  /** Names what the facts depend on: the engine and what surrounds the pages. */
  factsKey: string
  /** Names what every page's HTML depends on besides its text. */
  templateKey: string
  /** Where the site was to be put; none where it could be any. */
  host?: string | undefined
  /** Which part of the site it was; none where it was all. */
  shard?: Shard | undefined
  /** Tags of the head that are about the site, in each of its languages. */
  links: string[]
  /** The content security policy of the site. */
  policy: string
  /** The site's own files, which its pages may show or lead to. */
  ownFiles: string[]
  /** Of files whose content pages depend on. */
  states: FileStates
  /** All files but the pages', by name. */
  files: WrittenFiles
}

/** What an earlier build of the same folder left behind. It is open until it is closed. */
export interface BuildCache extends CacheHead {
  pages: KnownPages
  /** Pages that were made of these for lists. */
  made: CachedPage[]
  close: () => void
}

/** What a build knows of the folder that an earlier one left; nothing where others have written it since. */
export function earlierOf(cache: BuildCache | undefined, out: string): Earlier | undefined {
  if (!cache || cache.stamp !== stampOf(out)) return undefined
  const { stamp, files, pages, made } = cache
  return { stamp, files, names: () => namesOf(files, [pages, made]) }
}

function* namesOf(files: WrittenFiles, all: Iterable<CachedPage>[]): Generator<string> {
  yield* Object.keys(files)
  for (const pages of all)
    for (const { path, artBytes } of pages) {
      yield fileOf(path)
      if (artBytes > 0) yield artUrl(path)
    }
}

interface Counts {
  count: number
  /** How many of the lines are pages of the manifest. */
  own: number
}

/** How many bytes are read at once. */
const step = 1 << 20
const lineBreak = 10

/** A line of JSON, then one for each page, which is cheap to read: its facts stay text. The last line is empty. */
export function writeBuildCache(
  file: string,
  { lines, ...head }: CacheHead & Counts & { lines: Iterable<string> },
): void {
  mkdirSync(dirname(file), { recursive: true })
  const descriptor = openSync(file, 'w')
  writePieces(descriptor, withBreaks(JSON.stringify(head), lines))
  closeSync(descriptor)
}

function* withBreaks(first: string, others: Iterable<string>): Generator<string> {
  yield `${first}\n`
  for (const line of others) yield `${line}\n`
}

/** What is not there or not whole counts as nothing. */
export function readBuildCache(file: string): BuildCache | undefined {
  let descriptor: number | undefined
  const close = () => {
    if (descriptor !== undefined) closeSync(descriptor)
    descriptor = undefined
  }
  try {
    descriptor = openSync(file, 'r')
    const cache = readLines(descriptor)
    if (!cache) close()
    return cache && { ...cache, close }
  } catch {
    close()
    return undefined
  }
}

function readLines(descriptor: number): Omit<BuildCache, 'close'> | undefined {
  const { first, ...lines } = placesOf(descriptor)
  // Written by `writeBuildCache`, which the number of lines makes sure of.
  const { count, own, ...head } = JSON.parse(first) as CacheHead & Counts
  const { starts } = lines
  if (starts.length !== count + 1) return undefined
  const window = new FileWindow(descriptor)
  const made = new KnownPages({ ...lines, starts: starts.subarray(own) }, window)
  const pages = new KnownPages({ ...lines, starts: starts.subarray(0, own + 1) }, window)
  return { ...head, pages, made: [...made] }
}

/** As many letters of a line have the hash and the size that it begins with. */
const beginning = lettersOfHash + 12

/** The first line of a record, which is no page's, and where the others are; none where the last has no end. */
function placesOf(descriptor: number): LinePlaces & { first: string } {
  const [starts, sizes]: [number[], number[]] = [[], []]
  const hashes = new Hashes()
  const decoder = new TextDecoder()
  const memory = Buffer.allocUnsafeSlow(step)
  let [first, begun, end] = ['', '', 0]
  const take = (from: number, to: number) => {
    if (starts.length) begun += memory.toString('latin1', from, Math.min(to, from + beginning))
    else first += decoder.decode(memory.subarray(from, to), { stream: true })
  }
  for (let got = -1; got !== 0; end += got) {
    got = readSync(descriptor, memory, 0, step, end)
    let at = 0
    for (let stop = memory.indexOf(lineBreak); stop >= 0 && stop < got; ) {
      take(at, stop)
      if (starts.length) {
        hashes.push(begun.slice(0, lettersOfHash))
        sizes.push(Number.parseInt(begun.slice(lettersOfHash + 1), 10))
      }
      begun = ''
      at = stop + 1
      starts.push(end + at)
      stop = memory.indexOf(lineBreak, at)
    }
    take(at, got)
  }
  const isWhole = starts.at(-1) === end
  return { first, hashes, sizes, starts: isWhole ? Float64Array.from(starts) : new Float64Array() }
}
