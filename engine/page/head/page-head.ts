import { encodedAddress } from '../../assets/urls.ts'
import type { Layout, PageData } from '../../manifest/site.ts'
import { type JsonLd, jsonLd } from './json-ld.ts'
import { socialImage } from './social-image.ts'

/** The head of a page as data: one truth for the prerenderer and for navigation in the browser. */
export interface PageHead {
  /** `{page title} | {site name}` */
  title: string
  /** Absolute; absent on the page for addresses without one. */
  canonical?: string
  /** Contents of `<meta name>` by name. */
  names: { [name: string]: string }
  /** Contents of `<meta property>` by property: Open Graph (ogp.me). */
  properties: { [property: string]: string }
  /** One script element each. */
  jsonLd: JsonLd[]
}

export function pageHead(
  page: PageData,
  layout: Pick<Layout, 'site' | 'navigation' | 'footer'>,
): PageHead {
  const { site } = layout
  const title = `${page.title} | ${site.name}`
  const picture = socialImage(page, site)
  const image = picture && new URL(picture, site.url).href
  const canonical = page.path === '' ? undefined : site.url + encodedAddress(page.path)
  return {
    title,
    ...(canonical && { canonical }),
    names: {
      description: page.description,
      ...(page.keywords && { keywords: page.keywords.join(', ') }),
      ...(canonical ? {} : { robots: 'noindex' }),
      'twitter:card': image ? 'summary_large_image' : 'summary',
      'twitter:title': title,
      'twitter:description': page.description,
      ...(image && { 'twitter:image': image }),
    },
    properties: {
      'og:title': title,
      'og:description': page.description,
      'og:type': 'website',
      'og:url': canonical ?? site.url,
      'og:site_name': site.name,
      ...(image && { 'og:image': image }),
    },
    jsonLd: jsonLd(page, layout, image),
  }
}
