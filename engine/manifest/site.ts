import type { Manifest, StructuredData } from '../../schema/generated/manifest.js'
import type { Globals, Resolved, ShownPage } from './stages.ts'

/** What surrounds every page: a constant of the site rather than part of each page's data. */
export interface Layout {
  site: Omit<Manifest['site'], 'variables'>
  navigation: Manifest['navigation']
  footer: Manifest['footer']
  /** Former paths and where they lead. */
  redirects: { [from: string]: string }
}

/** All that is said of one page: the data block of its HTML file. */
export type PageData = ShownPage
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
