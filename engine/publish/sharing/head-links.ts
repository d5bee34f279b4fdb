import type { Layout } from '../../manifest/site.ts'
import { escapeHtml } from '../../page/head/escape.ts'
import type { Theme } from '../../theme/theme.ts'

interface HeadLinksOptions {
  theme: Theme
  /** The address of the language's feed, if it has one. */
  feed: string | undefined
}

/** Tags of every page's head, the same on all: icons, the colour of the browser's bars, the feed. */
export function headLinks(
  { layout }: { layout: Layout },
  { theme, feed }: HeadLinksOptions,
): string {
  const colour = (scheme: 'light' | 'dark') =>
    `<meta name="theme-color" content="${theme[scheme].paper}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    colour('light'),
    colour('dark'),
    feed
      ? `<link rel="alternate" type="application/atom+xml" href="${feed}" title="${escapeHtml(layout.site.name)}">`
      : '',
  ].join('')
}
