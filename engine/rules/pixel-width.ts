import { unitsPerEm, widths } from './arial-widths.ts'

const widthOf = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
)
/** A character that the table does not know is taken to be as wide as an "m": rather too much than too little. */
const unknown = widthOf.get('m') ?? unitsPerEm

/** How wide a text is in Arial, in pixels. */
export function pixelWidth(text: string, size: number): number {
  let units = 0
  for (const character of text) units += widthOf.get(character) ?? unknown
  return Math.round((units * size) / unitsPerEm)
}
