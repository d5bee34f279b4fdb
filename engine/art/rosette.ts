/** One ring of a rosette: a petal that is drawn once and turned about the centre. */
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

const steps = 8

/** The path of one petal: an open arc through `steps` points, Catmull–Rom as cubic Béziers. */
function petalPath({ radius, petals, depth }: Ring): string {
  const point = (index: number): [x: number, y: number] => {
    const angle = ((index / steps) * 2 * Math.PI) / petals
    const distance =
      radius *
      (1 + depth * Math.sin(petals * angle) + depth * 0.25 * Math.sin(3 * petals * angle + 1))
    return [distance * Math.cos(angle), distance * Math.sin(angle)]
  }
  let [x, y] = point(0).map(round) as [number, number]
  let path = `M${x} ${y}c`
  for (let index = 0; index < steps; index++) {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ]
    const controls = [
      from[0] + (to[0] - before[0]) / 6 - x,
      from[1] + (to[1] - before[1]) / 6 - y,
      to[0] - (after[0] - from[0]) / 6 - x,
      to[1] - (after[1] - from[1]) / 6 - y,
    ].map(round)
    const [dx, dy] = [round(to[0] - x), round(to[1] - y)]
    path += `${index ? ' ' : ''}${[...controls, dx, dy].join(' ').replaceAll(' -', '-')}`
    ;[x, y] = [round(x + dx), round(y + dy)]
  }
  return path
}

/**
 * The definitions of a ring and a use of it.
 * @param id a name within the drawing
 */
export function ringSvg(id: string, ring: Ring): { definitions: string; use: string } {
  const petal = turned(`${id}p`, ring.petals, 360 / ring.petals)
  const step = 360 / ring.petals / ring.copies
  return {
    definitions: `<path id="${id}p" d="${petalPath(ring)}"/><g id="${id}">${petal}</g>`,
    use: turned(id, ring.copies, step),
  }
}

function turned(id: string, count: number, angle: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = index ? ` transform="rotate(${round(index * angle)})"` : ''
    return `<use href="#${id}"${turn}/>`
  }).join('')
}

/** To a tenth of a unit: finer is not seen and costs bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
