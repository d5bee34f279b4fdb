interface Named {
  title: string
  /** Its address on the site; a place on a page has a "#" in it. */
  path: string
}

/**
 * Those that have all of these words, begun or whole, in title or address. First comes what is called so in its address, then
 * what begins so, pages before places on them.
 */
export function nearest<T>(all: T[], words: string, nameOf: (each: T) => Named): T[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (sought.length === 0) return all
  return all
    .map((each) => ({ each, rank: rankOf(nameOf(each), sought) }))
    .filter(({ rank }) => rank < none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each)
}

const none = 8

function rankOf({ title, path }: Named, words: string[]): number {
  const [heading, address] = [title.toLowerCase(), path.toLowerCase()]
  if (!words.every((word) => `${heading} ${address}`.includes(word))) return none
  const start = words.join(' ')
  const slug = words.join('-').replace(/^\/+/, '')
  const own = address.slice(address.lastIndexOf('/') + 1)
  const isPlace = address.includes('#')
  const nearness =
    own === slug || heading === start
      ? 0
      : own.startsWith(slug)
        ? 1
        : heading.startsWith(start)
          ? 2
          : 3
  return nearness + (isPlace ? 4 : 0)
}
