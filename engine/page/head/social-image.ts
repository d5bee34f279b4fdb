import { socialImageUrl } from '../../assets/urls.ts'
import type { ListedPage } from '../../facts/page-facts.ts'
import type { Layout, PageData } from '../../manifest/site.ts'

/** Whether a picture for sharing is made of a page's title and drawing. */
export function hasMadeImage(
  { path, image }: Pick<ListedPage, 'path' | 'image'>,
  site: Layout['site'],
): boolean {
  return path !== '' && !image && site.socialImages !== false
}

/** The address of the picture that a page is shared with: its own, one made of it, or the site's, if it has one. */
export function socialImage(
  { near, ...page }: Pick<PageData, 'path' | 'image' | 'near'>,
  site: Layout['site'],
): string | undefined {
  return hasMadeImage(page, site)
    ? socialImageUrl(near?.made?.of ?? page.path)
    : (page.image ?? site.socialImage)?.src
}
