import { unitsPerEm, widths } from './arial-widths.ts'

const widthOf = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
)
/** A character that no table knows is taken to be as wide as an "m": rather too much than too little. */
const unknown = widthOf.get('m') ?? unitsPerEm

/**
 * How wide a letter of another script is on average, in the units of Arial: measured joined and with its marks in Noto
 * Sans, whose Latin letters are by a fourteenth wider than Arial's; letters of East Asia fill an em.
 */
const scripts: [letters: RegExp, width: number][] = [
  [/\p{Script=Arab}/u, 870],
  [/\p{Script=Hebr}/u, 1110],
  [/\p{Script=Grek}/u, 1110],
  [/\p{Script=Cyrl}/u, 1160],
  [/\p{Script=Deva}/u, 1330],
  [/\p{Script=Hang}/u, 1885],
  [/[\p{Script=Hani}\p{Script=Hira}\p{Script=Kana}\u3000-\u303f\uff00-\uffef]/u, unitsPerEm],
]
const mark = /[\p{Mn}\p{Me}\p{Cf}]/u

/** How wide a text is in Arial, in pixels; letters that Arial lacks are as wide as where they are taken from. */
export function pixelWidth(text: string, size: number): number {
  let units = 0
  for (const character of text) units += widthOf.get(character) ?? widthOfOther(character)
  return Math.round((units * size) / unitsPerEm)
}

function widthOfOther(character: string): number {
  const width = mark.test(character)
    ? 0
    : (scripts.find(([letters]) => letters.test(character))?.[1] ?? unknown)
  widthOf.set(character, width)
  return width
}
