import type { Layout } from '../../manifest/site.ts'
import { escapeHtml } from '../../page/head/escape.ts'
import type { Look } from '../../theme/look.ts'

interface HeadLinksOptions {
  look: Look
  /** The address of the language's feed, if it has one. */
  feed: string | undefined
  /** The address of its calendar, if it has one. */
  calendar: string | undefined
}

/** Tags of every page's head, the same on all: icons, the colour of the browser's bars, the feed, the calendar. */
export function headLinks(
  { layout }: { layout: Layout },
  { look, feed, calendar }: HeadLinksOptions,
): string {
  const media = (scheme: 'light' | 'dark') =>
    look.isDarkFirst ? (scheme === 'dark' ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`
  const colour = (scheme: 'light' | 'dark') =>
    `<meta name="theme-color" content="${look.palette[scheme].paper}" media="${media(scheme)}" data-scheme="${scheme}">`
  const alternate = (type: string, href: string) =>
    `<link rel="alternate" type="${type}" href="${href}" title="${escapeHtml(layout.site.name)}">`
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">',
    colour('light'),
    colour('dark'),
    feed ? alternate('application/atom+xml', feed) : '',
    calendar ? alternate('text/calendar', calendar) : '',
  ].join('')
}
