import type { Block, Page } from '../../schema/generated/manifest.js'
import type { PageFacts } from '../facts/page-facts.ts'
import type { RouteTable } from '../facts/route-table.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import type { Picture } from '../manifest/pictures.ts'
import type { Layout } from '../manifest/site.ts'
import type { SiteLink } from '../manifest/site-links.ts'
import type { Globals, Resolved, ShownPage, Variables, Written } from '../manifest/stages.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'

/** What rules about texts look at: one page, or all of the manifest but its pages. */
export interface Part {
  shape: 'Page' | 'Manifest'
  /** Its address; findings are placed with paths that begin with it. */
  path: Path
  written: Written<Page> | Written<Globals>
  resolved: Resolved<Page> | Resolved<Globals>
  variables: Variables
  source: Source
}

/** All blocks of a part, with their addresses. */
export function blocksOf({ resolved, path }: Part): { block: Block; path: Path }[] {
  const placed = (blocks: Block[], at: Path) =>
    blocks.map((block, index) => ({ block, path: [...at, index] }))
  if ('blocks' in resolved) return placed(resolved.blocks, [...path, 'blocks'])
  const shared = Object.entries(resolved.shared ?? {})
  return [
    ...shared.map(([name, block]) => ({ block, path: ['shared', name] })),
    ...placed(resolved.notFound.blocks, ['notFound', 'blocks']),
  ]
}

/** What rules about one page look at. */
export interface PageSubject {
  path: Path
  shown: ShownPage
  /** That of the page, else of what surrounds it. */
  language: string
  source: Source
}

/** A page as rules about the whole site see it. */
export interface SitePage {
  facts: PageFacts
  links: SiteLink[]
  pictures: Picture[]
}

/** What rules about the whole site look at. */
export interface SiteSubject {
  globals: Written<Globals>
  /** What surrounds the pages of the site's other languages. */
  languages: Layout[]
  /** By their number in the manifest; absent where nothing can be said of one. */
  pages: (SitePage | undefined)[]
  routes: RouteTable
  /** All links, pictures and used variables, of the globals and of all pages. */
  links: Iterable<SiteLink>
  pictures: Iterable<Picture>
  tokens: Set<string>
  /** What is stated of the organization. */
  organization: Globals['site']['organization']
  /** The footer's texts. */
  footer: unknown
  /** The names of shared blocks that are shown. */
  shared: Set<string>
  /** The addresses of values that were made up for wrong ones; nothing may be concluded from them. */
  made: Set<string>
  source: Source
  options: CheckOptions
}
