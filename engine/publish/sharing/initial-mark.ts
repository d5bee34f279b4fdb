import type { Typesetter } from './typesetter.ts'

const side = 64
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter of a name, with its marks. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name)
  return first?.segment ?? ''
}

/**
 * A mark for a site without a logo: the first letter of its name on its colour.
 * @param initial as `initialOf` tells it
 * @param ground its colour
 * @returns an SVG document
 */
export function initialMark(initial: string, ground: string, font: Typesetter): string {
  const { path, width } = font.line(initial, 44)
  const x = Math.round((side - width) * 50) / 100
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="14" fill="${ground}"/><path fill="#fff" transform="translate(${x} 47)" d="${path}"/></svg>`
}
