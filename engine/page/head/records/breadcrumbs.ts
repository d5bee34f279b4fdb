import type { BreadcrumbList } from 'schema-dts'
import { wayTo } from '../../../manifest/families.ts'
import type { Layout, PageData } from '../../../manifest/site.ts'

/** The way to a page by the main menu: home, its group, the page. A page that nothing names hangs on home. */
export function breadcrumbs(
  page: Pick<PageData, 'path' | 'title'>,
  layout: Pick<Layout, 'site' | 'navigation' | 'footer'>,
) {
  const { site, navigation } = layout
  const home = navigation.find(({ href }) => href === '/') ?? { name: site.name, href: '/' }
  const trail = wayTo(page.path, layout) ?? [{ name: page.title, href: page.path }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map(
      ({ name, href }, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: new URL(href, site.url).href,
        }) as const,
    ),
  } as const satisfies BreadcrumbList
}
