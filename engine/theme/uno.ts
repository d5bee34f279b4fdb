import type { UserConfig } from 'unocss'
import { breakpoints, constants, dark, hues, light } from './tokens.ts'

type ColourName = keyof typeof light

const names = Object.keys(light) as ColourName[] // the keys of a literal of ours
const declare = (values: { [name: string]: string }) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')
/** Both themes in one value: the browser takes the one that the element's `color-scheme` asks for. */
const declareColours = (chosen: ColourName[]) =>
  declare(
    Object.fromEntries(chosen.map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`])),
  )

// A colour is declared wherever the hue changes, since a custom property is computed where it stands.
const hued = names.filter((name) => light[name].includes('--hue'))
const hueRules = Object.entries(hues)
  .map(([name, hue]) => `[data-colour='${name}'] { --hue: ${hue}; }`)
  .join('\n')

/** The site's tokens as custom properties, and the few utilities that its blocks share. */
export const uno: UserConfig = {
  theme: { breakpoints },
  preflights: [
    {
      // A color of its own type is computed where it stands: `.deep`, dark in itself, gets that of the page's theme.
      getCSS: () => `
@property --deep { syntax: '<color>'; inherits: true; initial-value: #000; }
:root { color-scheme: light dark; --hue: ${hues.teal}; ${declare(constants)} ${declareColours(names)} }
:root[data-theme='light'] { color-scheme: light; }
:root[data-theme='dark'] { color-scheme: dark; }
${hueRules}
[data-colour] { ${declareColours(hued)} }
@media (prefers-contrast: more) {
  :root { --muted: var(--ink); --line: light-dark(#6b6f70, #8b979c); --field-line: var(--ink); }
}
`,
    },
  ],
  rules: [
    [
      'wrap',
      {
        'max-width': 'var(--wide)',
        'margin-inline': 'auto',
        'padding-inline': 'var(--gutter)',
        width: '100%',
      },
    ],
    ['micro', { font: '500 0.8rem/1.4 var(--mono)', color: 'var(--muted)' }],
    [
      'deep',
      {
        '--line': 'rgb(255 255 255 / 0.16)',
        '--muted': '#c9d6d6',
        background: 'var(--deep)',
        color: '#fff',
        'color-scheme': 'dark',
      },
    ],
    [
      'visually-hidden',
      {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        'clip-path': 'inset(50%)',
        'white-space': 'nowrap',
      },
    ],
  ],
}
