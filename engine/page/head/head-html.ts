import { escapeHtml, escapeJson } from './escape.ts'
import type { PageHead } from './page-head.ts'

/** The tags of a page's head, as the prerenderer writes them. */
export function headHtml({ title, canonical, names, properties, jsonLd }: PageHead): string {
  const metas = (attribute: string, contents: PageHead['names']) =>
    Object.entries(contents).map(
      ([key, content]) => `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`,
    )
  return [
    `<title>${escapeHtml(title)}</title>`,
    canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '',
    ...metas('name', names),
    ...metas('property', properties),
    ...jsonLd.map((record) => `<script type="application/ld+json">${escapeJson(record)}</script>`),
  ].join('')
}
