import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { artUrl } from '../assets/urls.ts'
import type { FileStates } from './files/file-states.ts'
import { stampOf } from './journal.ts'
import type { Earlier, WrittenFiles } from './output.ts'
import { fileOf } from './page-file.ts'
import type { Shard } from './shards/shard.ts'

/** A page as an earlier build left it. */
export interface CachedPage {
  /** The hash of its text in the manifest. */
  hash: string
  /** Of that text, in bytes. */
  size: number
  path: string
  /** The size of its HTML. */
  bytes: number
  /** Of its drawing; 0 where it has none. */
  artBytes: number
  /** What other pages say that it shows (`Near`) as JSON; empty where that is nothing. */
  near: string
  /** Its facts (`PageFacts`) as JSON: most builds need those of a few pages. */
  facts: string
  /** Its line in the record that it was read from. */
  line?: string
}

/** Finds pages by the hash of their text; most stand where they stood. */
export function pageFinder(pages: CachedPage[]) {
  let byHash: Map<string, CachedPage> | undefined
  return (hash: string, index: number): CachedPage | undefined => {
    const there = pages[index]
    if (there?.hash === hash) return there
    byHash ??= new Map(pages.map((page) => [page.hash, page]))
    return byHash.get(hash)
  }
}

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

/** What an earlier build of the same folder left behind. */
export interface BuildCache extends CacheHead {
  pages: CachedPage[]
  /** Pages that were made of these for lists. */
  made: CachedPage[]
}

/** What a build knows of the folder that an earlier one left; nothing where others have written it since. */
export function earlierOf(cache: BuildCache | undefined, out: string): Earlier | undefined {
  if (!cache || cache.stamp !== stampOf(out)) return undefined
  const { stamp, files } = cache
  const pages = [...cache.pages, ...cache.made]
  const drawn = pages.filter(({ artBytes }) => artBytes > 0)
  const names = () => [
    ...Object.keys(files),
    ...pages.map(({ path }) => fileOf(path)),
    ...drawn.map(({ path }) => artUrl(path)),
  ]
  return { stamp, names, files }
}

interface Counts {
  count: number
  /** How many of the lines are pages of the manifest. */
  own: number
}

/** How many lines are written at once. */
const chunk = 1000

/** A line of JSON, then one for each page, which is cheap to read: its facts stay text. The last line is empty. */
export function writeBuildCache(file: string, { pages: own, made, ...head }: BuildCache): void {
  const pages = [...own, ...made]
  mkdirSync(dirname(file), { recursive: true })
  const descriptor = openSync(file, 'w')
  writeSync(descriptor, `${JSON.stringify({ ...head, count: pages.length, own: own.length })}\n`)
  for (let from = 0; from < pages.length; from += chunk)
    writeSync(
      descriptor,
      pages
        .slice(from, from + chunk)
        .map((page) => `${page.line ?? lineOf(page)}\n`)
        .join(''),
    )
  closeSync(descriptor)
}

// No JSON has a tab or a line break that is not escaped, nor has a path.
const lineOf = ({ hash, size, path, bytes, artBytes, near, facts }: CachedPage) =>
  `${hash}\t${size}\t${path}\t${bytes}\t${artBytes}\t${near}\t${facts}`

/** What is not there or not whole counts as nothing. */
export function readBuildCache(file: string): BuildCache | undefined {
  try {
    const [first = '', ...lines] = readFileSync(file, 'utf8').split('\n')
    // Written by `writeBuildCache`, which the number of lines makes sure of.
    const { count, own, ...head } = JSON.parse(first) as CacheHead & Counts
    if (lines.pop() !== '' || lines.length !== count) return undefined
    const pages = lines.map(pageOf)
    return { ...head, pages: pages.slice(0, own), made: pages.slice(own) }
  } catch {
    return undefined
  }
}

function pageOf(line: string): CachedPage {
  const [hash = '', size, path = '', bytes, artBytes, near = '', facts = ''] = line.split('\t')
  const sizes = { size: Number(size), bytes: Number(bytes), artBytes: Number(artBytes) }
  return { hash, path, near, facts, line, ...sizes }
}
