import type { BreadcrumbList } from 'schema-dts'
import type { Layout, PageData } from '../../../manifest/site.ts'

interface Crumb {
  name: string
  href: string
}

/** The way to a page by the main menu: home, its group, the page. A page outside the menu hangs on home. */
export function breadcrumbs(
  page: Pick<PageData, 'path' | 'title'>,
  { site, navigation }: Pick<Layout, 'site' | 'navigation'>,
) {
  const home = navigation.find(({ href }) => href === '/') ?? { name: site.name, href: '/' }
  const trail = trailIn(navigation, page.path) ?? [{ name: page.title, href: page.path }]
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

/** A group that leads to one of its own lines is no page of its own, so that line stands without it. */
function trailIn(navigation: Layout['navigation'], path: string): Crumb[] | undefined {
  for (const group of navigation) {
    const child = group.children?.find(({ href }) => href === path)
    if (child) return group.href === path ? [child] : [group, child]
  }
  const top = navigation.find(({ href }) => href === path)
  return top && [top]
}
