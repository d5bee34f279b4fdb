import type { ListedPage, ListedSite } from '../facts/page-facts.ts'
import type { Layout } from '../manifest/site.ts'
import { escapeHtml } from '../page/head/escape.ts'
import { lastModified } from './sharing/last-modified.ts'

/** All pages for search engines (sitemaps.org), with the day of the last change where it is known. */
export function sitemap({ layout, pages }: ListedSite): string {
  const urls = pages.map((page) => {
    const day = lastModified(page)
    const change = day ? `<lastmod>${day}</lastmod>` : ''
    return `<url><loc>${escapeHtml(layout.site.url + page.path)}</loc>${change}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** The address and title of every page, for the search on the page for addresses without one. */
export function pageList({ pages }: { pages: Pick<ListedPage, 'path' | 'title'>[] }): string {
  return JSON.stringify(pages.map(({ path, title }) => ({ path, title })))
}

/** What crawlers may read: everything (RFC 9309). */
export function robots({ site }: Layout): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`
}

/** The redirects for hosts that know the file `_redirects` (Netlify, Cloudflare Pages). */
export function redirectRules({ redirects }: Layout): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${inOnePiece(to)} 301\n`)
    .join('')
}

/** Whatever is written, a line stays one: the check refuses what would be mended here. */
const inOnePiece = (address: string) => address.replaceAll(/[\s\p{Cc}]/gu, encodeURIComponent)

/** A page at a former address, for hosts that know no rules. */
export function redirectPage(to: string, { site }: Layout): string {
  const url = escapeHtml(new URL(to, site.url).href)
  const href = escapeHtml(to)
  return `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${escapeHtml(site.name)}</title><link rel="canonical" href="${url}"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><meta http-equiv="refresh" content="0; url=${href}"></head><body><p><a href="${href}">${url}</a></p></body></html>\n`
}

/**
 * The headers for hosts that know the file `_headers`: hashed files are kept for ever, the rest is asked for again.
 * @param policy the content security policy
 */
export function headerRules(policy: string): string {
  const always = [
    `Content-Security-Policy: ${policy}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), microphone=(), geolocation=()',
  ]
  return [
    ...['/*', ...always.map((line) => `  ${line}`)],
    ...['/_assets/*', '  Cache-Control: public, max-age=31536000, immutable'],
    ...['/_art/*', '  Cache-Control: public, max-age=86400, stale-while-revalidate=604800'],
    ...['/_social/*', '  Cache-Control: public, max-age=86400, stale-while-revalidate=604800'],
    '',
  ].join('\n')
}

interface PolicyOptions {
  /** SHA-256 of each inline script, and of each style sheet, in base64. */
  scriptHashes: string[]
  styleHashes: string[]
  /** Origins besides the site's own that scripts and forms may send to. */
  connect?: string[] | undefined
}

/** The content security policy of every page (W3C CSP 3): nothing from elsewhere, nothing inline but ours. */
export function contentPolicy({ scriptHashes, styleHashes, connect = [] }: PolicyOptions): string {
  const sending = ["'self'", ...connect].join(' ')
  const sources = (hashes: string[]) => hashes.map((hash) => `'sha256-${hash}'`).join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${sources(scriptHashes)}`,
    `style-src 'self' ${sources(styleHashes)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${sending}`,
    `form-action ${sending}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
