import type { BreadcrumbList } from 'schema-dts'
import { trailTo } from '../../../manifest/families.ts'
import type { Layout, PageData } from '../../../manifest/site.ts'

/** The way to a page by the main menu. */
export function breadcrumbs(
  page: Pick<PageData, 'path' | 'title' | 'near'>,
  layout: Pick<Layout, 'site' | 'navigation' | 'footer' | 'home'>,
) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailTo(page, layout).map(
      ({ name, href }, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: new URL(href, layout.site.url).href,
        }) as const,
    ),
  } as const satisfies BreadcrumbList
}
