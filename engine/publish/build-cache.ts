import { artUrl } from '../assets/urls.ts'
import type { PageFacts } from '../manifest/page-facts.ts'
import { stampOf } from './journal.ts'
import type { Earlier, Hashes } from './output.ts'
import { fileOf } from './page-file.ts'

/** A page as an earlier build left it. */
export interface CachedPage extends PageFacts {
  /** The hash of its text in the manifest. */
  hash: string
  /** The size of its HTML. */
  bytes: number
  /** Of its drawing; 0 where it has none. */
  artBytes: number
}

/** What an earlier build of the same folder left behind. */
export interface BuildCache {
  /** When that build put the folder in order; one that was written since by others is not known. */
  stamp: number
  /** Names what the facts depend on: the engine and what surrounds the pages. */
  factsKey: string
  /** Names what every page's HTML depends on besides its text. */
  templateKey: string
  pages: CachedPage[]
  /** The hashes of all other files, by name. */
  hashes: Hashes
}

/** What a build knows of the folder that an earlier one left; nothing where others have written it since. */
export function earlierOf(cache: BuildCache | undefined, out: string): Earlier | undefined {
  if (!cache || cache.stamp !== stampOf(out)) return undefined
  const { stamp, pages, hashes } = cache
  const drawn = pages.filter(({ artBytes }) => artBytes > 0)
  const names = [
    ...Object.keys(hashes),
    ...pages.map(({ path }) => fileOf(path)),
    ...drawn.map(({ path }) => artUrl(path)),
  ]
  return { stamp, names, hashes }
}
