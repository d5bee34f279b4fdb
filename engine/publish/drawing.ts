import { guilloche } from '../art/guilloche.ts'
import { pathOfArt } from '../assets/urls.ts'
import type { Site } from '../manifest/site.ts'
import { hueOf, lookOf } from '../theme/look.ts'

/** The drawing at an address; that of a page which the site has not yet is in the site's own colour. */
export function drawingAt(url: string, site: Site | undefined): string | undefined {
  const path = pathOfArt(url)
  if (path === undefined) return undefined
  const pages = site ? [...site.pages, site.notFound] : []
  const page = pages.find((each) => each.path === path)
  const { theme, colour } = site?.layout.site ?? {}
  return guilloche(path, hueOf(lookOf(theme), page?.colour ?? colour))
}
