import type { PageFacts } from './page-facts.ts'

/** What can be reached on the site, and what is left of what could be. */
export interface RouteTable {
  /** Each page by its path, in the order of the manifest. */
  pages: Map<string, RoutedPage>
  /** Former paths and where they lead. */
  redirects: Map<string, string>
}

/** A page as links see it: by its path, and the places on it that they can lead to. */
export interface RoutedPage {
  facts: Pick<PageFacts, 'path' | 'anchors'>
}
