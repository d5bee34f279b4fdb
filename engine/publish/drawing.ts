import { guilloche } from '../art/guilloche.ts'
import { pathOfArt } from '../assets/urls.ts'
import type { Site } from '../manifest/site.ts'
import { hueOf, theme } from '../theme/theme.ts'

/** The drawing at an address; that of a page which the site has not yet is in the site's own colour. */
export function drawingAt(url: string, site: Site | undefined): string | undefined {
  const path = pathOfArt(url)
  if (path === undefined) return undefined
  const pages = site ? [...site.pages, site.notFound] : []
  const page = pages.find((each) => each.path === path)
  return guilloche(path, hueOf(theme, page?.colour ?? site?.layout.site.colour))
}
