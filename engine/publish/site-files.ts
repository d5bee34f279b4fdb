import { encodedAddress } from '../assets/urls.ts'
import { madePlaces } from '../facts/lists.ts'
import type { ListedSite } from '../facts/page-facts.ts'
import { createTranslations } from '../facts/translations.ts'
import { type Layout, layoutAt } from '../manifest/site.ts'
import { alternatesOf } from '../page/head/alternates.ts'
import { escapeHtml } from '../page/head/escape.ts'
import type { PageHead } from '../page/head/page-head.ts'
import { lastModified } from './sharing/last-modified.ts'

/** All pages for search engines (sitemaps.org), with the day of the last change where it is known. */
export function sitemap(site: ListedSite): string {
  const near = site.others ? createTranslations(site) : () => undefined
  const layouts = [site.layout, ...(site.others ?? [])]
  const made = madePlaces(site).map(({ path }) => ({ path, day: undefined }))
  const pages = site.pages.map((page) => ({ path: page.path, day: lastModified(page) }))
  const urls = [...pages, ...made].map(({ path, day }) => {
    const { url } = (layouts[layoutAt(path, layouts)] ?? site.layout).site
    const change = day ? `<lastmod>${day}</lastmod>` : ''
    const languages = near(path)
    const links = languages ? alternateLinks(alternatesOf({ near: { languages } }, url)) : ''
    return `<url><loc>${escapeHtml(url + encodedAddress(path))}</loc>${change}${links}</url>`
  })
  const alternates = site.others ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${alternates}>\n${urls.join('\n')}\n</urlset>\n`
}

/** As search engines want to be told of translations (developers.google.com, "localized versions"). */
function alternateLinks(alternates: PageHead['alternates'] = {}): string {
  return Object.entries(alternates)
    .map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    )
    .join('')
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
