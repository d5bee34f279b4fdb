import type { SiteDefinition, SiteTheme } from '../../define-site.ts'
import type { SharingFont } from './sharing-fonts.ts'

/** A site's look for pictures that are made of it. */
export interface SharingTheme {
  /** The hue of each colour, in degrees. */
  hues: SiteTheme['hues']
  /** What pages stand on; browsers give their bars this colour. */
  paper: { light: string; dark: string }
  fonts: { title: SharingFont; text: SharingFont }
}

/** Nothing where a site names no fonts; it has no icons and pictures of its own then. */
export function sharingTheme({ theme, sharing }: SiteDefinition): SharingTheme | undefined {
  const { hues, light, dark } = theme
  return sharing && { hues, paper: { light: light.paper, dark: dark.paper }, fonts: sharing.fonts }
}
