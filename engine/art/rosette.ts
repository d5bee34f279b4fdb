/** One ring of a rosette: a closed line that is drawn once and turned about the centre. */
export interface Ring {
  /** Distance from the centre, in units of the drawing. */
  radius: number
  /** Petals around the circle. */
  petals: number
  /** How far a petal swings, as a share of the radius. */
  depth: number
  /** How many times the whole ring is repeated, each turned a little further. */
  copies: number
}

/** Points on a petal. */
const steps = 6

/** The path of a whole ring, Catmull–Rom as cubic Béziers; large ones are drawn to the unit, small ones to a tenth. */
function ringPath({ radius, petals, depth }: Ring): string {
  const grain = radius > 60 ? 1 : 10
  const fine = (value: number) => Math.round(value * grain) / grain
  const point = (index: number): [x: number, y: number] => {
    const angle = ((index / steps) * 2 * Math.PI) / petals
    const distance =
      radius *
      (1 + depth * Math.sin(petals * angle) + depth * 0.25 * Math.sin(3 * petals * angle + 1))
    return [distance * Math.cos(angle), distance * Math.sin(angle)]
  }
  let [x, y] = point(0).map(fine) as [number, number]
  let path = `M${x} ${y}`
  for (let index = 0; index < steps * petals; index++) {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ]
    const begin = [from[0] + (to[0] - before[0]) / 6 - x, from[1] + (to[1] - before[1]) / 6 - y]
    const end = [to[0] - (after[0] - from[0]) / 6 - x, to[1] - (after[1] - from[1]) / 6 - y]
    const [dx, dy] = [fine(to[0] - x), fine(to[1] - y)]
    // From the second on, the beginning mirrors the end before it, which "s" says by itself.
    const numbers = [...(index ? [] : begin), ...end].map(fine).concat(dx, dy)
    path += `${['c', 's'][index] ?? ' '}${numbers.join(' ')}`
    ;[x, y] = [fine(x + dx), fine(y + dy)]
  }
  return `${path.replaceAll(' -', '-')}z`
}

/**
 * The definition of a ring and its uses. A ring is one element, though a petal of it would need fewer bytes: a
 * phone's processor pays for elements.
 * @param id a name within the drawing
 */
export function ringSvg(id: string, ring: Ring): { definitions: string; use: string } {
  const step = 360 / ring.petals / ring.copies
  const uses = Array.from({ length: ring.copies }, (_, index) => {
    const turn = index ? ` transform="rotate(${round(index * step)})"` : ''
    return `<use href="#${id}"${turn}/>`
  })
  return { definitions: `<path id="${id}" d="${ringPath(ring)}"/>`, use: uses.join('') }
}

/** To a tenth of a unit: finer is not seen and costs bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
