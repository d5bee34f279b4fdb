import type { Colour } from '../../schema/generated/manifest.js'

/** The hue, in degrees, of each colour that the manifest can name. */
export const hues: { [name in Colour]: number } = {
  teal: 178,
  blue: 215,
  copper: 26,
  violet: 265,
  red: 348,
  green: 146,
  gold: 44,
  indigo: 238,
  magenta: 312,
  cyan: 192,
}
