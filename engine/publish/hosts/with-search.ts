/**
 * The address that a redirect leads to, with what visitors asked besides: the search stands before the place on the
 * page. An address with a search of its own keeps that one.
 * @param search with its question mark, or what a host writes for it
 */
export function withSearch(address: string, search: string): string {
  const [path = '', ...place] = address.split(/(?=#)/)
  return path + (path.includes('?') ? '' : search) + place.join('')
}
