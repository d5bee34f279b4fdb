import type { Colours as OwnColours } from '../../schema/generated/manifest.js'
import { contrast, type Hsl, hexOf, hslOf, leastContrast } from './contrast.ts'

/** The colours of a theme, as #rgb, #rrggbb or `hsl(var(--hue) S% L%)`; docs/design.md says what each is for. */
export interface Colours {
  paper: string
  raised: string
  ink: string
  muted: string
  line: string
  'field-line': string
  danger: string
  accent: string
  'accent-soft': string
  deep: string
}

/** By day and by night. */
export interface Palette {
  light: Colours
  dark: Colours
}

/** What words on a deep ground are written in. */
export const onDeep = { ink: '#ffffff', muted: '#c9d6d6' }

/** What is written on what; the accent on deep grounds is that of the night. */
const pairs: [text: keyof Colours, ground: keyof Colours][] = [
  ...(['ink', 'muted', 'accent'] as const).flatMap((text) =>
    (['paper', 'raised', 'accent-soft'] as const).map((ground): [keyof Colours, keyof Colours] => [
      text,
      ground,
    ]),
  ),
  ['danger', 'paper'],
  ['danger', 'raised'],
]

/** The lowest contrast of a text on its ground, in both themes. */
export function lowestContrast({ light, dark }: Palette, hue: number): number {
  const ofPairs = [light, dark].flatMap((colours) =>
    pairs.map(([text, ground]) => contrast(colours[text], colours[ground], hue)),
  )
  const ofDeep = [light.deep, dark.deep].flatMap((deep) =>
    [onDeep.ink, onDeep.muted, dark.accent].map((text) => contrast(text, deep, hue)),
  )
  return Math.min(...ofPairs, ...ofDeep)
}

/**
 * A palette with a site's own colours in it, each as it was given where text in it, or on it, can be read, else
 * darker, or, by night, lighter.
 */
export function withOwnColours({ light, dark }: Palette, own: OwnColours): Palette {
  const main = hslOf(own.main)
  const [lightSoft, darkSoft] = [soft(main, 0.4, 0.94), soft(main, 0.3, 0.18)]
  const night = lighter({ ...main, lightness: Math.max(main.lightness, 0.6) }, [
    dark.paper,
    dark.raised,
    darkSoft,
  ])
  const texts = [onDeep.ink, onDeep.muted, night]
  // A ground that only follows from the main colour is quieter than one that was chosen.
  const second = own.second ? hslOf(own.second) : soften(main, 0.6, 0.2)
  return {
    light: {
      ...light,
      accent: darker(main, [light.paper, light.raised, lightSoft]),
      'accent-soft': lightSoft,
      deep: darker(second, texts),
    },
    dark: {
      ...dark,
      accent: night,
      'accent-soft': darkSoft,
      deep: darker(soften(second, 0.5, 0.2), texts),
    },
  }
}

/** A colour made less loud: at most so saturated, at most so light. */
function soften({ hue, saturation, lightness }: Hsl, most: number, lightest: number): Hsl {
  return {
    hue,
    saturation: Math.min(saturation, most),
    lightness: Math.min(lightness, lightest),
  }
}

function soft({ hue, saturation }: Hsl, most: number, lightness: number): string {
  return hexOf({ hue, saturation: Math.min(saturation, most), lightness })
}

const darker = (colour: Hsl, others: string[]) => readable(colour, others, -0.01)
const lighter = (colour: Hsl, others: string[]) => readable(colour, others, 0.01)

/** The first colour from this one on, step by step, that has enough contrast with the others. */
function readable(colour: Hsl, others: string[], step: number): string {
  for (let { lightness } = colour; lightness > 0 && lightness < 1; lightness += step) {
    const hex = hexOf({ ...colour, lightness })
    if (others.every((other) => contrast(hex, other) >= leastContrast)) return hex
  }
  return step < 0 ? '#000000' : '#ffffff'
}
