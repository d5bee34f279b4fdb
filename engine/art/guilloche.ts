import { hash, randomFrom } from './random.ts'
import { type Ring, ringSvg, round } from './rosette.ts'

/** Wide enough for the widest screens, in CSS pixels. */
const width = 2600
/** What the rosettes are drawn for; taller places show more of them. */
const height = 400

/**
 * A drawing in the manner of banknotes: two rosettes at the sides and a band of waves, by the page's path
 * alone. It has no proportions of its own but fills its place: a phone shows the rosettes as a desk does.
 * @param path the page's path
 * @param hue degrees on the colour wheel
 * @returns an SVG document
 */
export function guilloche(path: string, hue: number): string {
  const random = randomFrom(hash(path))
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const second = (hue + 30 + between(0, 50)) % 360
  const rings = ringsOf(random, between).map((ring, index) => ringSvg(`r${index}`, ring))
  const rosette = rings.map(({ use }, index) => {
    const colour = `hsl(${index % 2 ? second : hue} 72% ${64 + index * 3}%)`
    return `<g stroke="${colour}" opacity="${round(0.5 + index * 0.08)}">${use}</g>`
  })
  const y = `${Math.round(42 + random() * 16)}%`
  const waves = wavesSvg(between(10, 16) * 20, 50 + random() * 40)
  const at = (x: string, content: string) =>
    `<svg x="${x}" y="${y}" overflow="visible">${content}</svg>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-width=".7">',
    `<defs><radialGradient id="b" cx=".5" cy="1.1" r="1"><stop stop-color="hsl(${hue} 48% 24%)"/><stop offset="1" stop-color="hsl(${(hue + 14) % 360} 52% 9%)"/></radialGradient>`,
    `${waves.definitions}${rings.map(({ definitions }) => definitions).join('')}<g id="s">${rosette.join('')}</g></defs>`,
    '<rect fill="url(#b)" width="100%" height="100%"/>',
    at('0', `<g stroke="hsl(${second} 60% 70%)" opacity=".3">${waves.use}</g>`),
    at('5%', '<use href="#s"/>'),
    at('95%', '<use href="#s" transform="scale(-1 1)"/>'),
    '</svg>',
  ].join('')
}

function ringsOf(random: () => number, between: (low: number, high: number) => number): Ring[] {
  const base = between(5, 8)
  let radius = height * 0.78 + random() * 40
  return Array.from({ length: 5 }, (_, index) => {
    const petals = index % 2 ? base * 2 : base + (index > 1 ? between(1, 6) : 0)
    const ring = { radius, petals, depth: 0.12 + random() * 0.16, copies: between(9, 13) }
    radius *= 0.62 + random() * 0.05
    return ring
  })
}

function wavesSvg(length: number, amplitude: number): { definitions: string; use: string } {
  const [quarter, half] = [round(length / 4), round(length / 2)]
  const count = 18
  let path = 'M0 0'
  for (let x = 0; x < width + 2 * length; x += length)
    path += `q${quarter}-${round(amplitude)} ${half} 0t${half} 0`
  const use = Array.from({ length: count }, (_, index) => {
    const x = round(-length + (index * length) / count)
    const y = round(Math.sin((index / count) * Math.PI * 2) * 34)
    const scale = round(0.6 + Math.sin((index / (count - 1)) * Math.PI))
    return `<use href="#w" transform="translate(${x} ${y}) scale(1 ${scale})"/>`
  })
  return { definitions: `<path id="w" d="${path}"/>`, use: use.join('') }
}
