/** The sprite with the site's icons. */
export const iconsUrl = '/_icons.svg'

/** The address and title of every page; the page for addresses without one asks for it. */
export const pageListUrl = '/_pages.json'

/** Six small rosettes beside each other, for the style sheet's masks. */
export const rosettesUrl = '/_art/rosettes.svg'

/** The drawing of a page, made at build from its path. */
export function artUrl(path: string): string {
  return `/_art/${path.slice(1).replaceAll('/', '.') || (path ? 'index' : 'not-found')}.svg`
}
