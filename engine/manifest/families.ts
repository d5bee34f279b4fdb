import type { NavigationLink } from '../../schema/generated/manifest.js'
import type { Layout, PageData } from './site.ts'

type Menu = Pick<Layout, 'navigation' | 'footer'>

/**
 * The way from the home page to a page, by the menu: home, its group, the page. A page that neither menu nor footer
 * names hangs on home; one that is in a list, on the page of that.
 */
export function trailTo(
  { path, title, near }: Pick<PageData, 'path' | 'title' | 'near'>,
  layout: Menu & Pick<Layout, 'site' | 'home'>,
): NavigationLink[] {
  const { home = '/', navigation, site } = layout
  const named = navigation.find(({ href }) => href === home)
  const above = () => wayTo(near?.under ?? '', layout) ?? []
  const way = wayTo(path, layout) ?? [...above(), { name: title, href: path }]
  return [{ name: named?.name ?? site.name, href: home }, ...way]
}

/**
 * The way to a page, the home page left out. A group that leads to one of its own
 * lines is no page of its own, so that line stands without it; a page that the menu does not name hangs on the item
 * that the footer puts it under.
 * @returns undefined where neither menu nor footer names the page
 */
function wayTo(path: string, { navigation, footer }: Menu): NavigationLink[] | undefined {
  for (const { name, href, children = [] } of navigation) {
    const child = children.find((line) => line.href === path)
    if (child) return href === path ? [child] : [{ name, href }, child]
  }
  const top = navigation.find(({ href }) => href === path)
  if (top) return [top]
  const link = footer.links?.find(({ href }) => href === path)
  const above = link?.under && navigation.find(({ href }) => href === link.under)
  return link && [...(above ? [above] : []), link].map(({ name, href }) => ({ name, href }))
}

/** The lines of an item's own menu; the item itself is the first where none of them leads where it does. */
export function linesOf({ name, href, children = [] }: Layout['navigation'][number]) {
  return children.some((line) => line.href === href) ? children : [{ name, href }, ...children]
}

/** The group that a page stands in: its name and its lines in order; undefined where it stands alone. */
export function familyOf(
  path: string,
  { navigation }: Pick<Menu, 'navigation'>,
): { name: string; lines: NavigationLink[] } | undefined {
  for (const item of navigation) {
    if (!item.children) continue
    const lines = linesOf(item)
    if (lines.some(({ href }) => href === path)) return { name: item.name, lines }
  }
  return undefined
}
