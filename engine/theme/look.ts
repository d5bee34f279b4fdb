import type { Colour, Colours as OwnColours, Theme } from '../../schema/generated/manifest.js'
import { hslOf } from './contrast.ts'
import { hues } from './hues.ts'
import { type Palette, withOwnColours } from './palette.ts'
import { type Preset, presets } from './presets.ts'

/** How a site looks, by its manifest's theme. */
export interface Look extends Preset {
  /** What the palette is where no colour is named: with the site's own colours in it, or the look's. */
  own: Palette
}

const looks = new WeakMap<Theme, Look>()
/** That of a site which says nothing of it. */
const unnamed: Theme = {}

/** A preset, and what the theme changes of it; worked out once, since each page asks. */
export function lookOf(theme = unnamed): Look {
  const look = looks.get(theme) ?? made(theme)
  looks.set(theme, look)
  return look
}

function made(theme: Theme): Look {
  const preset = presets[theme.preset ?? 'engraved']
  const { palette, fonts } = preset
  const colours = theme.colours ?? preset.colours
  return {
    ...preset,
    own: colours ? withOwnColours(palette, colours) : palette,
    hue: colours ? hueOfOwn(colours, preset.hue) : preset.hue,
    fonts: { ...fonts, ...theme.fonts },
    corners: theme.corners ?? preset.corners,
    drawing: theme.drawings === false ? 'none' : preset.drawing,
  }
}

/** Grey has no hue. */
function hueOfOwn({ main }: OwnColours, otherwise: number): number {
  const { hue, saturation } = hslOf(main)
  return saturation < 0.08 ? otherwise : hue
}

/** In degrees, of a page by the colour that it names. */
export function hueOf({ hue }: Look, colour: Colour | undefined): number {
  return colour ? hues[colour] : hue
}

/** Colours of pictures that are made of a page: the ground under white words, and that of a mark. */
export function pictureColours(look: Look, colour: Colour | undefined) {
  const hue = hueOf(look, colour)
  const isPalette = colour !== undefined || look.own === look.palette
  return isPalette
    ? { ground: `hsl(${hue} 52% 8%)`, mark: `hsl(${hue} 60% 22%)` }
    : { ground: look.own.light.deep, mark: look.own.light.accent }
}
