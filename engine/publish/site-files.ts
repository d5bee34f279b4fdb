import { encodedAddress } from '../assets/urls.ts'
import type { ListedSite } from '../facts/page-facts.ts'
import type { Layout } from '../manifest/site.ts'
import { escapeHtml } from '../page/head/escape.ts'
import { lastModified } from './sharing/last-modified.ts'

/** All pages for search engines (sitemaps.org), with the day of the last change where it is known. */
export function sitemap({ layout, pages }: ListedSite): string {
  const urls = pages.map((page) => {
    const day = lastModified(page)
    const change = day ? `<lastmod>${day}</lastmod>` : ''
    return `<url><loc>${escapeHtml(layout.site.url + encodedAddress(page.path))}</loc>${change}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** What crawlers may read: everything (RFC 9309). */
export function robots({ site }: Layout): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`
}

/** A page at a former address, for hosts that know no rules. */
export function redirectPage(to: string, { site }: Layout): string {
  const url = escapeHtml(new URL(to, site.url).href)
  const href = escapeHtml(encodedAddress(to))
  return `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${escapeHtml(site.name)}</title><link rel="canonical" href="${url}"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><meta http-equiv="refresh" content="0; url=${href}"></head><body><p><a href="${href}">${url}</a></p></body></html>\n`
}
