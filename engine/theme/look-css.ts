import type { Colour, Theme } from '../../schema/generated/manifest.js'
import { drawingCss } from './drawing-css.ts'
import { hues } from './hues.ts'
import { hueOf, type Look } from './look.ts'
import { microprint } from './microprint.ts'
import type { Colours, Palette } from './palette.ts'

/** What surrounds all pages, as far as its look follows from it. */
export interface Surroundings {
  /** The colour that it names is that of header and footer. */
  site: { colour?: Colour; language: string }
  footer: { tagline: string }
}

/**
 * What a look gives to the blocks' style sheets, as a sheet: it stands after theirs and before `base.css`. Text made
 * of text, without a compiler: a changed colour rewrites pages, and nothing is bundled.
 */
export function lookCss(look: Look, { site, footer }: Surroundings): string {
  const { colour, language } = site
  const { palette, own, titles, corners, drawing } = look
  const ofRoot = {
    hue: hueOf(look, colour),
    'title-weight': titles.weight,
    tracking: `${titles.tracking}em`,
    ...cornerSizes[corners],
    ...inBothThemes(colour ? palette : own, () => true),
  }
  // A colour is declared wherever the hue changes, since a custom property is computed where it stands.
  const hued = inBothThemes(palette, (colour) => colour.includes('--hue'))
  const named = Object.entries(hues).map(
    ([name, degrees]) => `[data-colour=${name}]{--hue:${degrees}}`,
  )
  return [
    `:root{${declare(ofRoot)}}`,
    ...named,
    `[data-colour]{${declare(hued)}}`,
    cornerCss[corners],
    drawingCss[drawing],
    drawing === 'guilloche' &&
      `.site-footer::before{mask:url("${microprint(footer.tagline, language)}")}`,
  ]
    .filter(Boolean)
    .join('')
}

const declare = (values: { [name: string]: string | number }) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** Each colour by day and by night: the browser takes the one that the element's `color-scheme` asks for. */
function inBothThemes({ light, dark }: Palette, isAsked: (colour: string) => boolean) {
  const names = Object.keys(light) as (keyof Colours)[] // the keys of an object of ours
  return Object.fromEntries(
    names
      .filter((name) => isAsked(light[name]))
      .map((name) => [name, `light-dark(${light[name]},${dark[name]})`]),
  )
}

type Corners = NonNullable<Theme['corners']>

const cornerSizes: { [corners in Corners]: { corner: string } } = {
  square: { corner: '2px' },
  soft: { corner: '.5rem' },
  round: { corner: '.75rem' },
}

/** Cells that share hairlines cannot have round corners: they stand apart then, each with its own. */
const apart =
  ':root .cells{gap:1rem;border:0}:root .cells>*{border-width:1px;border-inline-end-width:1px}:root :is(.cells>*,.ledger,.columns>*,.contact-form,.diagram,main img:not(.art)){border-radius:calc(2*var(--corner));overflow:clip}'
const cornerCss: { [corners in Corners]: string } = {
  square: '',
  soft: apart,
  round: `${apart}:root :is(.button,.chip,.tag){border-radius:9rem}`,
}
