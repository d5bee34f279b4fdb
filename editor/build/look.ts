import { presetIcons, presetWind3, transformerVariantGroup, type UserConfig } from 'unocss'

/** Each colour on light and on dark ground; text on all grounds has at least 4.5:1. */
const colours = {
  paper: ['#fbfaf7', '#12191d'],
  raised: ['#ffffff', '#1a2328'],
  desk: ['#ebe8e0', '#090e10'],
  ink: ['#10191e', '#eef1ef'],
  muted: ['#4d5a61', '#a5b2b8'],
  line: ['#dfdbd0', '#2b373d'],
  edge: ['#868b88', '#74838a'],
  accent: ['hsl(188 70% 24%)', 'hsl(188 55% 68%)'],
  'accent-soft': ['hsl(188 38% 92%)', 'hsl(188 34% 17%)'],
  danger: ['#a3231b', '#ff9d94'],
  'danger-soft': ['#fbe9e6', '#3a1d1b'],
  warn: ['#7a4d00', '#f0c26b'],
  'warn-soft': ['#f8efd9', '#33290f'],
  good: ['#1d6335', '#8fd3a4'],
  'good-soft': ['#e4f1e6', '#15301e'],
}

const names = Object.keys(colours)
const declared = Object.entries(colours)
  .map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark});`)
  .join('')

/** The look of the screen: quiet paper, hairlines, one accent; made of the classes that the components name. */
export const look: UserConfig = {
  presets: [presetWind3({ preflight: 'on-demand' }), presetIcons({ scale: 1.15 })],
  transformers: [transformerVariantGroup()],
  content: { pipeline: { include: [/\/editor\/(?!frame\/)[^?]*\.tsx?$/] } },
  theme: {
    colors: Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
    fontFamily: {
      sans: "'Editor Sans', system-ui, sans-serif",
      serif: "'Editor Serif', Georgia, serif",
      mono: "ui-monospace, 'SF Mono', 'DejaVu Sans Mono', monospace",
    },
    breakpoints: { sm: '40rem', md: '60rem', lg: '72rem', xl: '90rem' },
    boxShadow: { float: '0 1px 2px rgb(0 20 20 / 0.12), 0 12px 32px -12px rgb(0 20 20 / 0.4)' },
    borderRadius: { DEFAULT: '3px', lg: '5px', full: '99px' },
  },
  preflights: [
    {
      getCSS: () =>
        `:root{color-scheme:light dark;${declared}}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}`,
    },
  ],
  shortcuts: {
    press:
      'inline-flex items-center justify-center gap-2 min-h-10 min-w-10 px-3.5 rounded border border-edge bg-raised text-ink text-sm font-semibold cursor-pointer whitespace-nowrap no-underline hover:bg-accent-soft disabled:(opacity-50 cursor-default)',
    'press-main':
      'press border-accent! bg-accent! text-paper! hover:bg-ink! hover:border-ink! disabled:hover:bg-accent!',
    'press-quiet': 'press border-transparent! bg-transparent!',
    'press-icon': 'press-quiet w-10 px-0! flex-none',
    label: 'text-[0.8rem] font-semibold text-muted',
    micro: 'font-mono text-xs text-muted',
    title: 'font-serif font-[560] tracking-tight leading-tight text-balance',
    input:
      'w-full min-h-10 px-3 py-2 rounded border border-edge bg-raised text-ink text-[0.95rem] placeholder:text-muted',
    row: 'flex items-center gap-2 min-h-10',
    'visually-hidden':
      'absolute w-px h-px overflow-hidden whitespace-nowrap [clip-path:inset(50%)]',
  },
}
