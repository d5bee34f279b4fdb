/** What can be reached on the site, and what is left of what could be. */
export interface RouteTable {
  /** The anchors of each page by its path, in the order of the manifest. */
  pages: Map<string, Set<string>>
  /** Former paths and where they lead. */
  redirects: Map<string, string>
}
