import { guilloche } from '../art/guilloche.ts'
import { pathOfArt } from '../assets/urls.ts'
import type { Site } from '../manifest/site.ts'
import { hueOf, lookOf } from '../theme/look.ts'

/**
 * The drawing at an address; that of a page which the site has not yet is in the site's own colour.
 * @param siteHue that of pages which name no colour, in degrees. @default as the site has it
 */
export function drawingAt(
  url: string,
  site: Site | undefined,
  siteHue?: number,
): string | undefined {
  const path = pathOfArt(url)
  if (path === undefined) return undefined
  const pages = site ? [...site.pages, site.notFound] : []
  const page = pages.find((each) => each.path === path)
  const { theme, colour } = site?.layout.site ?? {}
  const look = lookOf(theme)
  const hue = page?.colour ? undefined : siteHue
  return guilloche(path, hue ?? hueOf(look, page?.colour ?? colour))
}
