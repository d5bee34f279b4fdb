/** What a site tells the engine of itself besides its manifest. */
export interface SiteDefinition {
  /** Origins besides the site's own that its scripts and forms send to. @default none */
  connect?: string[]
  /** The address that browsers tell of what the content security policy refused (W3C Reporting API). @default they tell nobody */
  reports?: string
}

/**
 * Declares a site, as the default export of `site.ts` in its folder. That file also imports style sheets of the
 * site's own, if it has some: they have the last word. What the site's forms need stands beside it, in `services.ts`: it alone gets into the browser.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site
}
