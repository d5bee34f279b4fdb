import type { Colours as OwnColours, Theme } from '../../schema/generated/manifest.js'
import type { Palette } from './palette.ts'

type Corners = NonNullable<Theme['corners']>

/** What stands behind openings: each page's own drawing, or a pattern of the style sheet. */
export type Drawing = 'guilloche' | 'arcs' | 'circles' | 'grid' | 'none'

/** A look that sites can choose by its name. */
export interface Preset {
  palette: Palette
  /** What the palette's `var(--hue)` is where neither a page nor the site names a colour, in degrees. */
  hue: number
  /** The look's own colours, which a site's take the place of. @default those of the palette */
  colours?: OwnColours
  /** Packages of Fontsource, or "system". */
  fonts: { titles: string; text: string }
  /** How titles are set: their weight, and how much closer than the font has it, in em. */
  titles: { weight: number; tracking: number }
  corners: Corners
  drawing: Drawing
  /** Whether pages are dark for those who have chosen nothing. @default they follow the system */
  isDarkFirst?: boolean
}

const hanken = '@fontsource-variable/hanken-grotesk'

export const presets: { [name in NonNullable<Theme['preset']>]: Preset } = {
  /** Secure print: fine lines, exact registration, paper and ink. */
  engraved: {
    palette: {
      light: {
        paper: '#fbfaf7',
        raised: '#fff',
        ink: '#10191e',
        muted: '#46545c',
        line: '#e2ded4',
        'field-line': '#8b8f8c',
        danger: '#b3261e',
        accent: 'hsl(var(--hue) 62% 26%)',
        'accent-soft': 'hsl(var(--hue) 40% 94%)',
        deep: 'hsl(var(--hue) 50% 9%)',
      },
      dark: {
        paper: '#0c1215',
        raised: '#18242a',
        ink: '#eef1ef',
        muted: '#a5b2b8',
        line: '#34434b',
        'field-line': '#7d8c93',
        danger: '#ff8f85',
        accent: 'hsl(var(--hue) 60% 70%)',
        'accent-soft': 'hsl(var(--hue) 30% 20%)',
        deep: 'hsl(var(--hue) 36% 16%)',
      },
    },
    hue: 178,
    fonts: { titles: '@fontsource-variable/source-serif-4', text: hanken },
    titles: { weight: 560, tracking: -0.022 },
    corners: 'square',
    drawing: 'guilloche',
  },
  /** For offices: words on white, in the fonts that are there already. */
  plain: {
    palette: {
      light: {
        paper: '#fff',
        raised: '#f7f8fa',
        ink: '#16191d',
        muted: '#4a5159',
        line: '#dde1e6',
        'field-line': '#858c94',
        danger: '#b3261e',
        accent: 'hsl(var(--hue) 62% 28%)',
        'accent-soft': 'hsl(var(--hue) 30% 95%)',
        deep: 'hsl(var(--hue) 42% 18%)',
      },
      dark: {
        paper: '#121417',
        raised: '#1c2024',
        ink: '#f0f2f4',
        muted: '#aab2ba',
        line: '#363c43',
        'field-line': '#7f8992',
        danger: '#ff8f85',
        accent: 'hsl(var(--hue) 60% 72%)',
        'accent-soft': 'hsl(var(--hue) 25% 20%)',
        deep: 'hsl(var(--hue) 35% 17%)',
      },
    },
    hue: 215,
    fonts: { titles: 'system', text: 'system' },
    titles: { weight: 650, tracking: -0.012 },
    corners: 'square',
    drawing: 'none',
  },
  /** Warm paper, a soft serif, terracotta: kitchens, practices, workshops. */
  hearth: {
    palette: {
      light: {
        paper: '#fbf4e9',
        raised: '#fffbf4',
        ink: '#2b1c14',
        muted: '#5f4b3c',
        line: '#e8d9c3',
        'field-line': '#94806c',
        danger: '#a8231a',
        accent: 'hsl(var(--hue) 62% 28%)',
        'accent-soft': 'hsl(var(--hue) 45% 93%)',
        deep: 'hsl(var(--hue) 42% 13%)',
      },
      dark: {
        paper: '#1a130e',
        raised: '#261c15',
        ink: '#f6ece0',
        muted: '#c3b09d',
        line: '#4a3a2d',
        'field-line': '#97836f',
        danger: '#ff9a8a',
        accent: 'hsl(var(--hue) 62% 73%)',
        'accent-soft': 'hsl(var(--hue) 30% 20%)',
        deep: 'hsl(var(--hue) 36% 18%)',
      },
    },
    hue: 16,
    colours: { main: '#a8431f', second: '#4a1f12' },
    fonts: {
      titles: '@fontsource-variable/fraunces',
      text: '@fontsource-variable/nunito-sans',
    },
    titles: { weight: 560, tracking: -0.015 },
    corners: 'soft',
    drawing: 'arcs',
  },
  /** White, round and clear, in strong colours: schools, shops, products. */
  bright: {
    palette: {
      light: {
        paper: '#fff',
        raised: '#f6f6fe',
        ink: '#14142b',
        muted: '#4c4c66',
        line: '#e2e3f3',
        'field-line': '#8284a0',
        danger: '#b4182d',
        accent: 'hsl(var(--hue) 70% 28%)',
        'accent-soft': 'hsl(var(--hue) 60% 95%)',
        deep: 'hsl(var(--hue) 60% 20%)',
      },
      dark: {
        paper: '#11111f',
        raised: '#1c1c30',
        ink: '#f3f3fb',
        muted: '#b0b1cb',
        line: '#37385a',
        'field-line': '#7f81a3',
        danger: '#ff8f9c',
        accent: 'hsl(var(--hue) 75% 76%)',
        'accent-soft': 'hsl(var(--hue) 32% 21%)',
        deep: 'hsl(var(--hue) 45% 20%)',
      },
    },
    hue: 248,
    colours: { main: '#4a35e8', second: '#3a22c4' },
    fonts: {
      titles: '@fontsource-variable/plus-jakarta-sans',
      text: '@fontsource-variable/plus-jakarta-sans',
    },
    titles: { weight: 700, tracking: -0.03 },
    corners: 'round',
    drawing: 'circles',
  },
  /** Dark first, exact, on a fine grid: makers, laboratories, software. */
  console: {
    palette: {
      light: {
        paper: '#f5f7f6',
        raised: '#fff',
        ink: '#0d1513',
        muted: '#45524d',
        line: '#d7dedb',
        'field-line': '#7f8b86',
        danger: '#b3261e',
        accent: 'hsl(var(--hue) 70% 25%)',
        'accent-soft': 'hsl(var(--hue) 35% 93%)',
        deep: 'hsl(var(--hue) 35% 9%)',
      },
      dark: {
        paper: '#0a0e0d',
        raised: '#121917',
        ink: '#e9f0ed',
        muted: '#9fb0a9',
        line: '#27332f',
        'field-line': '#72827c',
        danger: '#ff8f85',
        accent: 'hsl(var(--hue) 70% 68%)',
        'accent-soft': 'hsl(var(--hue) 35% 15%)',
        deep: 'hsl(var(--hue) 30% 12%)',
      },
    },
    hue: 158,
    colours: { main: '#2fd48f', second: '#0d1f19' },
    fonts: { titles: '@fontsource-variable/geist', text: '@fontsource-variable/geist' },
    titles: { weight: 600, tracking: -0.035 },
    corners: 'square',
    drawing: 'grid',
    isDarkFirst: true,
  },
}
