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

export const breakpoints: { [name: string]: string } = {
  sm: '34rem',
  md: '48rem',
  lg: '64rem',
  xl: '80rem',
}

export const light = {
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
}

export const dark: typeof light = {
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
}

export const constants = {
  serif:
    "'Source Serif 4 Variable', 'Source Fallback', 'Source Fallback on Android', 'Source Fallback on Linux', serif",
  sans: "'Hanken Grotesk Variable', 'Hanken Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace",
  'text-base': 'clamp(1rem, 0.96rem + 0.2vw, 1.125rem)',
  'text-lg': 'clamp(1.15rem, 1.06rem + 0.35vw, 1.35rem)',
  'text-xl': 'clamp(1.45rem, 1.3rem + 0.6vw, 1.9rem)',
  'text-2xl': 'clamp(1.9rem, 1.1rem + 1.9vw, 2.9rem)',
  'text-3xl': 'clamp(2.2rem, 1.6rem + 3vw, 4rem)',
  'text-4xl': 'clamp(2.5rem, 1.4rem + 4.2vw, 4.9rem)',
  // Six small rosettes beside each other, drawn at build (engine/art/rosettes.ts); a mask takes one of them.
  rosettes: "url('/_art/rosettes.svg')",
  gutter: 'clamp(1.25rem, 4vw, 4.5rem)',
  wide: '88rem',
  side: 'max(var(--gutter), (100% - var(--wide)) / 2 + var(--gutter))',
  bar: '4.25rem',
  section: 'clamp(3.5rem, 7vw, 6.5rem)',
}
