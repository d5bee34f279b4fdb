import { type Ring, ringSvg } from './rosette.ts'

/** The side of one rosette, in units of the drawing. */
const side = 120

/** Small rosettes for masks; the style sheet picks one of these six by its place from left to right. */
const pairs: [outer: Ring, inner: Ring][] = [
  [ring(44, 7, 0.2, 7), ring(20, 7, 0.24, 6)],
  [ring(45, 9, 0.15, 8), ring(24, 5, 0.3, 6)],
  [ring(42, 6, 0.28, 7), ring(18, 12, 0.14, 4)],
  [ring(46, 12, 0.12, 6), ring(27, 8, 0.26, 5)],
  [ring(43, 8, 0.24, 6), ring(21, 8, 0.12, 7)],
  [ring(45, 5, 0.16, 11), ring(22, 10, 0.22, 5)],
]

/** @returns an SVG document of six rosettes beside each other, in black lines */
export function rosettes(): string {
  const drawn = pairs.map(([outer, inner], index) => {
    const rings = [ringSvg(`a${index}`, outer), ringSvg(`b${index}`, inner)]
    const definitions = rings.map((made) => made.definitions).join('')
    const uses = rings.map(({ use }) => use).join('')
    const centre = `${index * side + side / 2} ${side / 2}`
    return `<defs>${definitions}</defs><g transform="translate(${centre})">${uses}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pairs.length * side} ${side}" fill="none" stroke="#000" stroke-width=".8">${drawn.join('')}</svg>\n`
}

function ring(radius: number, petals: number, depth: number, copies: number): Ring {
  return { radius, petals, depth, copies }
}
