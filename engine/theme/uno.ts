import type { UserConfig } from 'unocss'
import { onDeep } from './palette.ts'

/** What style sheets are compiled with: the widths of `@screen`, and the few utilities that blocks share. */
export const uno: UserConfig = {
  // They are always there: files that name them would be looked for in the folder that a command is run in.
  content: { filesystem: [] },
  safelist: ['wrap', 'micro', 'deep', 'visually-hidden'],
  theme: { breakpoints: { sm: '34rem', md: '48rem', lg: '64rem', xl: '80rem' } },
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
        '--muted': onDeep.muted,
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
