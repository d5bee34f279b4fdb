import type { Manifest, StructuredData } from '../../schema/generated/manifest.js'
import type { ResolvedManifest, ResolvedPage } from './shared.ts'

/** What surrounds every page: a constant of the site, part of the bundles rather than of each page's data. */
export interface Layout {
  site: Omit<Manifest['site'], 'variables'>
  navigation: Manifest['navigation']
  footer: Manifest['footer']
  /** Former paths and where they lead. */
  redirects: { [from: string]: string }
}

/** All that is said of one page: the data block of its HTML file. */
export type PageData = ResolvedPage
export type { StructuredData }

/** A manifest that was read, checked and made whole. */
export interface Site {
  layout: Layout
  pages: PageData[]
  /** The page for addresses without one; its path is empty. */
  notFound: PageData
}

export function buildSite({
  site,
  navigation,
  footer,
  redirects = [],
  pages,
  notFound,
}: ResolvedManifest): Site {
  const { variables: _, ...facts } = site
  return {
    layout: {
      site: facts,
      navigation,
      footer,
      redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    },
    pages,
    notFound: { path: '', ...notFound },
  }
}
