import type { Layout, PageData, Site } from '../manifest/site.ts'

/** What is shown at an address. */
export interface PageNow {
  path: string
  page: PageData
  layout: Layout
}

/** What is shown at an address, with or without a slash at its end, where no redirect leads on from it. */
export function pageNow({ pages, notFound, layout }: Site, path: string): PageNow {
  const name = path.replace(/(.)\/+$/, '$1')
  return { path, page: pages.find((page) => page.path === name) ?? notFound, layout }
}
