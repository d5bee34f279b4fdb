import type { UserConfig } from 'unocss'
import { breakpoints, constants, dark, hues, light } from './tokens.ts'

const declare = (values: { [name: string]: string }) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')

// A colour is declared wherever the hue changes, since a custom property is computed where it stands.
const hued = Object.keys(light).filter((name) =>
  light[name as keyof typeof light].includes('--hue'),
)
const only = (theme: { [name: string]: string }) =>
  declare(Object.fromEntries(hued.map((name) => [name, theme[name] ?? ''])))
const hueRules = Object.entries(hues)
  .map(([name, hue]) => `[data-colour='${name}'] { --hue: ${hue}; }`)
  .join('\n')

/** The site's tokens as custom properties, and the few utilities that its blocks share. */
export const uno: UserConfig = {
  theme: { breakpoints },
  content: { filesystem: ['engine/**/*.tsx'] },
  preflights: [
    {
      getCSS: () => `
:root { color-scheme: light dark; --hue: ${hues.teal}; ${declare(constants)} ${declare(light)} }
${hueRules}
[data-colour] { ${only(light)} }
@media (prefers-color-scheme: dark) {
  :root { ${declare(dark)} }
  [data-colour] { ${only(dark)} }
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
