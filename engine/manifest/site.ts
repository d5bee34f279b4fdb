import type { Manifest, NavigationLink, StructuredData } from '../../schema/generated/manifest.js'
import type { Globals, Resolved, ShownPage } from './stages.ts'

/** What surrounds every page: a constant of the site rather than part of each page's data. */
export interface Layout {
  site: Omit<Manifest['site'], 'variables'>
  navigation: Manifest['navigation']
  footer: Manifest['footer']
  /** Former paths and where they lead. */
  redirects: { [from: string]: string }
}

/** All that is said of one page. */
export type PageData = ShownPage & {
  /** What other pages say that it shows; worked out from the facts of all. */
  near?: Near
  /** Where its lines begin, if it is in another language than the site. */
  direction?: 'ltr' | 'rtl'
}

/** Of a page, what the data block of its HTML file says: what the browser renders. */
export type PageInBrowser = Pick<
  PageData,
  'path' | 'title' | 'language' | 'direction' | 'colour' | 'blocks' | 'near'
>

/** What is near a page by its subject, and what it lists of other pages. */
export interface Near {
  /** Lists of places with a heading each. */
  see?: { name: string; links: NavigationLink[] }[]
  /** What pages list that this one asks for, by their paths. */
  lists?: { [path: string]: NearEntry[] }
}

/** Something within another page, such as a course or an article. */
export interface NearEntry {
  title: string
  href: string
  category?: string
  /** The day of publication. */
  date?: string
}

export type { StructuredData }

/** A manifest that was read, checked and made whole. */
export interface Site {
  layout: Layout
  pages: PageData[]
  /** The page for addresses without one; its path is empty. */
  notFound: PageData
}

/** What surrounds every page, of the manifest's globals. */
export function layoutOf({ site, navigation, footer, redirects = [] }: Resolved<Globals>): Layout {
  const { variables: _, ...facts } = site
  return {
    site: facts,
    navigation,
    footer,
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  }
}
