import { pathOfArt } from '../../../engine/assets/urls.ts'
import type { Layout, PageData } from '../../../engine/manifest/site.ts'
import { hueOf, lookOf } from '../../../engine/theme/look.ts'

/** What the colour of drawings follows from. */
export interface Coloured {
  page: Pick<PageData, 'path' | 'colour'>
  layout: { site: Pick<Layout['site'], 'theme' | 'colour'> }
}

/** Has a page's drawings made in the colours of the document: by itself the server knows those of the file. */
export function colourDrawings(root: ParentNode, coloured: Coloured): void {
  for (const image of root.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? ''
    const address = drawingAddress(src, coloured)
    if (address !== src) image.setAttribute('src', address)
  }
}

/** The address of a picture, with the hue of it where it is the page's drawing; of other pages' the site's. */
export function drawingAddress(src: string, { page, layout: { site } }: Coloured): string {
  const [address = src] = src.split('?')
  const path = pathOfArt(address)
  if (path === undefined) return src
  const look = lookOf(site.theme)
  return path === page.path
    ? `${address}?hue=${hueOf(look, page.colour ?? site.colour)}`
    : `${address}?site-hue=${hueOf(look, site.colour)}`
}
