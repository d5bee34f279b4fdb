import type { NavigationItem } from '../../../schema/generated/manifest.js'

/** Whether an item stands for the page that is shown: by itself, or by one of its children. */
export function isActive(
  { href, children }: Pick<NavigationItem, 'href' | 'children'>,
  path: string,
): boolean {
  return href === path || Boolean(children?.some((child) => child.href === path))
}
