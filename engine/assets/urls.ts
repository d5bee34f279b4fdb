/** The sprite with the site's icons. */
export const iconsUrl = '/_icons.svg'

/** The texts of every page, for the search and for the page for addresses without one. */
export const searchIndexUrl = '/_search.json'

/** The same of the pages of another language than the site's own: as "/_search.pt-br.json". */
export function searchIndexOfLanguage(home: string): string {
  return searchIndexUrl.replace(/(?=\.)/, home.replace('/', '.'))
}

/** Six small rosettes beside each other, for the style sheet's masks. */
export const rosettesUrl = '/_art/rosettes.svg'

/** What stands for a picture that is not chosen yet: every site has it, whatever its look. */
export const pictureUrl = '/_picture.svg'

/** An address as browsers write it: letters beyond ASCII are percent-encoded (RFC 3987 §3.1), what is encoded stays. */
export function encodedAddress(address: string): string {
  return address.toWellFormed().replaceAll(/[^!-~]+/g, encodeURIComponent)
}

/** The address that a browser was given, as it is written in the manifest; one that encodes no UTF-8 as it is. */
export function decodedAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** An address that the router can decode: percent signs that encode no UTF-8, as in "/100%", stand for themselves. */
export function readableAddress(address: string): string {
  try {
    // Asked for, since the bundler leaves out what only throws.
    return decodeURIComponent(address) && address
  } catch {
    return address.replaceAll('%', '%25')
  }
}

/** The drawing of a page, made at build from its path. */
export function artUrl(path: string): string {
  return `/_art/${fileName(path)}.svg`
}

/** The path of the page that a drawing's address is that of; undefined for other addresses. */
export function pathOfArt(url: string): string | undefined {
  const [, name] = /^\/_art\/([^/]+)\.svg$/.exec(decodedAddress(url)) ?? []
  if (name === undefined || url === rosettesUrl) return undefined
  const own: { [name: string]: string } = { index: '/', 'not-found': '' }
  return own[name] ?? `/${name.replaceAll('.', '/')}`
}

/** The picture that a page is shared with, made at build from its title and its drawing. */
export function socialImageUrl(path: string): string {
  return `/_social/${fileName(path)}.png`
}

/** The feed of the site's articles. */
export const feedUrl = '/feed.xml'

/** The calendar of its events. */
export const calendarUrl = '/calendar.ics'

function fileName(path: string): string {
  return path.slice(1).replaceAll('/', '.') || (path ? 'index' : 'not-found')
}

/** A picture in one of the widths and formats that a build makes of it. */
export function variantUrl(name: string, width: number | string, format: string): string {
  return `/_assets/${name}-${width}.${format}`
}
