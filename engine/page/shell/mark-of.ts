import type { NavigationItem } from '../../../schema/generated/manifest.js'

/**
 * How an item is marked while a page is open: as the page itself, as what the page belongs to, or not at all.
 * @param above the item that the page belongs to where the menu does not name it, else the page's own path
 */
export function markOf(
  { href, children = [] }: Pick<NavigationItem, 'href' | 'children'>,
  path: string,
  above: string,
): 'page' | 'true' | undefined {
  const isWithin = href === above || children.some((child) => child.href === above)
  return isWithin ? (href === path && children.length === 0 ? 'page' : 'true') : undefined
}
