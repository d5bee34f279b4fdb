/** The tile's width and height, in CSS pixels. */
const [width, height] = [1200, 7]
/** Enough letters for a tile, also of those that join, which are the narrowest. */
const letters = 600

/**
 * A line of words too small to be read from afar, as a picture of letters for a mask: what is drawn is no text of the
 * page, so that nobody is told to read it.
 * @returns the address of an SVG document with the document in it
 */
export function microprint(words: string, language: string): string {
  const line = ''.padEnd(letters, `${words.toLocaleUpperCase(language)} · `)
  const text = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text y="5" font-family="sans-serif" font-size="4" font-weight="500">${text}</text></svg>`
  return `data:image/svg+xml,${svg.replaceAll(/[^\p{L}\p{M}\p{N} /:=.]/gu, encodeURIComponent)}`
}
