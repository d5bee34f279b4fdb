import { escapeHtml, escapeJson } from './escape.ts'
import type { PageHead } from './page-head.ts'

/** The tags of a page's head, as the prerenderer writes them. */
export function headHtml({
  title,
  canonical,
  alternates = {},
  feed,
  names,
  properties,
  jsonLd,
}: PageHead): string {
  const metas = (attribute: string, contents: PageHead['properties']) =>
    Object.entries(contents).flatMap(([key, content]) =>
      [content].flat().map((each) => `<meta ${attribute}="${key}" content="${escapeHtml(each)}">`),
    )
  return [
    `<title>${escapeHtml(title)}</title>`,
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    ...Object.entries(alternates).map(
      ([language, href]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    feed
      ? `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(feed)}" title="${escapeHtml(title)}">`
      : '',
    ...metas('name', names),
    ...metas('property', properties),
    ...jsonLd.map((record) => `<script type="application/ld+json">${escapeJson(record)}</script>`),
  ].join('')
}
