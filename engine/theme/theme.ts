import type { Colour } from '../../schema/generated/manifest.js'
import { dark, hues, light } from './tokens.ts'

/** A font in one weight, as pictures are written with it. */
export interface PictureFont {
  /** The font's file (WOFF2, variable in its weight), as a package's path. */
  file: string
  /** How heavy: 400 is regular, 700 is bold. */
  weight: number
}

/** A site's look. */
export interface Theme {
  /** The hue, in degrees, of each colour that the manifest can name. */
  hues: { [name in Colour]: number }
  /** That of pages without a colour. */
  hue: number
  light: typeof light
  dark: typeof light
  /** What pictures of pages are written with. */
  pictureFonts: { title: PictureFont; text: PictureFont }
}

export const theme: Theme = {
  hues,
  hue: hues.teal,
  light,
  dark,
  pictureFonts: {
    title: {
      file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
      weight: 560,
    },
    text: {
      file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      weight: 560,
    },
  },
}

/** In degrees, of a page by the colour that it names. */
export function hueOf({ hues, hue }: Theme, colour: Colour | undefined): number {
  return colour ? hues[colour] : hue
}
