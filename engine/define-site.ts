import type { Colour } from '../schema/generated/manifest.js'
import type { SharingFont } from './publish/sharing/sharing-fonts.ts'

interface Colours {
  /** What pages stand on. */
  paper: string
  [token: string]: string
}

/** The colours of a site, as #rgb, #rrggbb or `hsl(var(--hue) S% L%)`; docs/design.md lists the tokens. */
export interface SiteTheme {
  /** The hue, in degrees, of each colour that the manifest can name. */
  hues: { [name in Colour]: number }
  light: Colours
  dark: Colours
}

/** What a site tells the engine of itself besides its manifest. */
export interface SiteDefinition {
  theme: SiteTheme
  /** What pictures of pages are written with. @default the site has no icons and pictures that are made of it */
  sharing?: { fonts: { title: SharingFont; text: SharingFont } }
  /** Origins besides the site's own that its scripts and forms send to. @default none */
  connect?: string[]
  /** The address that browsers tell of what the content security policy refused (W3C Reporting API). @default they tell nobody */
  reports?: string
}

/**
 * Declares a site, as the default export of `site.ts` in its folder. That file also imports the theme's style
 * sheets. What the site's forms need stands beside it, in `services.ts`: it alone gets into the browser.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site
}
