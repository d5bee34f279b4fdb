import { encodedAddress } from '../assets/urls.ts'
import { madePlaces } from '../facts/lists.ts'
import type { ListedSite } from '../facts/page-facts.ts'
import { createTranslations } from '../facts/translations.ts'
import { type Layout, layoutAt } from '../manifest/site.ts'
import { alternatesOf } from '../page/head/alternates.ts'
import { escapeHtml } from '../page/head/escape.ts'
import type { PageHead } from '../page/head/page-head.ts'
import { lastModified } from './sharing/last-modified.ts'

/** As many addresses with their translations are well below what a file may have: 50,000, and 50 MB (sitemaps.org). */
const urlsInFile = 20_000

/**
 * All pages for search engines (sitemaps.org), with the day of the last change where it is known; of a large site in
 * several files, and one that lists them.
 * @returns the names of the files with what they say, one after the other
 */
export function* sitemaps(site: ListedSite, most = urlsInFile): Generator<[string, string]> {
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const alternates = site.others ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  const file = (urls: string[]) =>
    `${xml}<urlset ${namespace}${alternates}>\n${urls.join('\n')}\n</urlset>\n`
  const list: string[] = []
  let urls: string[] = []
  const part = (): [string, string] => {
    const name = `/sitemap-${list.length + 1}.xml`
    list.push(`<sitemap><loc>${site.layout.site.url}${name}</loc></sitemap>`)
    return [name, file(urls)]
  }
  for (const url of urlsOf(site)) {
    if (urls.length === most) {
      yield part()
      urls = []
    }
    urls.push(url)
  }
  if (list.length === 0) return yield ['/sitemap.xml', file(urls)]
  yield part()
  const index = `<sitemapindex ${namespace}>\n${list.join('\n')}\n</sitemapindex>\n`
  yield ['/sitemap.xml', xml + index]
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'

function* urlsOf(site: ListedSite): Generator<string> {
  const near = site.others ? createTranslations(site) : () => undefined
  const layouts = [site.layout, ...(site.others ?? [])]
  const line = (path: string, day?: string) => {
    const { url } = (layouts[layoutAt(path, layouts)] ?? site.layout).site
    const change = day ? `<lastmod>${day}</lastmod>` : ''
    const languages = near(path)
    const links = languages ? alternateLinks(alternatesOf({ near: { languages } }, url)) : ''
    return `<url><loc>${escapeHtml(url + encodedAddress(path))}</loc>${change}${links}</url>`
  }
  for (const page of site.pages) yield line(page.path, lastModified(page))
  for (const { path } of madePlaces(site)) yield line(path)
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
