import type { Analysis } from '../analysis/analyse.ts'
import { nearOf } from '../analysis/near-of.ts'
import { type Layout, type PageData, type Site, surroundingsOf } from '../manifest/site.ts'
import { withNear } from '../near/with-near.ts'

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
  const known = nearOf(shown, name)
  const own = site.pages.find((page) => page.path === (known?.made?.of ?? name))
  const page = own ?? notFound
  return { path, page: withNear(page, own ? known : nearOf(shown, page.path)), layout }
}
