import type { Analysis } from '../analysis/analyse.ts'
import { nearOf } from '../analysis/near-of.ts'
import { type Layout, type PageData, type Site, surroundingsOf } from '../manifest/site.ts'

/** What there is of a manifest that can be shown. */
export type Shown = Analysis & { site: Site }

/** What is shown at an address. */
export interface PageNow {
  path: string
  page: PageData
  layout: Layout
}

/** What is shown at an address, with or without a slash at its end, where no redirect leads on from it. */
export function pageNow(shown: Shown, path: string): PageNow {
  const { site } = shown
  const name = path.replace(/(.)\/+$/, '$1')
  const { layout, notFound = site.notFound } = surroundingsOf(name, site)
  const page = site.pages.find((page) => page.path === name) ?? notFound
  const near = nearOf(shown, page.path)
  return { path, page: near ? { ...page, near } : page, layout }
}
