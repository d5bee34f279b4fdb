import { artUrl } from '../assets/urls.ts'
import type { PageFacts } from '../manifest/page-facts.ts'
import { fileOf } from './page-file.ts'

/** A page as an earlier build left it. */
export interface KeptPage extends PageFacts {
  /** The hash of its text in the manifest. */
  hash: string
  /** The size of its HTML. */
  bytes: number
  /** Of its drawing; 0 where it has none. */
  artBytes: number
}

/** What an earlier build of the same folder left behind. */
export interface BuildCache {
  /** Names what the facts depend on: the engine and what surrounds the pages. */
  factsKey: string
  /** Names what every page's HTML depends on besides its text. */
  frameKey: string
  pages: KeptPage[]
  /** All files that were written, pages and drawings apart. */
  files: string[]
}

/** All files that a build wrote. */
export function filesOf({ pages, files }: BuildCache): string[] {
  const drawn = pages.filter(({ artBytes }) => artBytes > 0)
  return [
    ...files,
    ...pages.map(({ path }) => fileOf(path)),
    ...drawn.map(({ path }) => artUrl(path)),
  ]
}
