import { escapeHtml } from '../head/escape.ts'
import type { Layout } from '../manifest/site.ts'

/** All pages for search engines (sitemaps.org). */
export function sitemap({ site }: Layout, pages: { path: string }[]): string {
  const urls = pages.map(({ path }) => `<url><loc>${escapeHtml(site.url + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/** What crawlers may read: everything (RFC 9309). */
export function robots({ site }: Layout): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`
}

/** The redirects for hosts that know the file `_redirects` (Netlify, Cloudflare Pages). */
export function redirectRules({ redirects }: Layout): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')
}

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
    '',
  ].join('\n')
}

/**
 * The content security policy of every page (W3C CSP 3): nothing from elsewhere, no inline script but the starter.
 * @param starterHash SHA-256 of the starter in base64
 * @param connect further origins that scripts and forms may send to
 * @param styleHash the same of the styles, where they are in the pages
 */
export function contentPolicy(
  starterHash: string,
  connect: string[] = [],
  styleHash?: string,
): string {
  const sending = ["'self'", ...connect].join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${starterHash}'`,
    `style-src 'self'${styleHash ? ` 'sha256-${styleHash}'` : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${sending}`,
    `form-action ${sending}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}
