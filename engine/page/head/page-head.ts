import { encodedAddress } from '../../assets/urls.ts'
import type { Layout, PageData } from '../../manifest/site.ts'
import { alternatesOf, localesOf } from './alternates.ts'
import { type JsonLd, jsonLd } from './json-ld.ts'
import { socialImage } from './social-image.ts'

/** The head of a page as data: one truth for the prerenderer and for navigation in the browser. */
export interface PageHead {
  /** `{page title} | {site name}` */
  title: string
  /** Absolute; absent on the page for addresses without one. */
  canonical?: string
  /** The same page in each language (by its tag), itself among them, where it is there in others. */
  alternates?: { [language: string]: string }
  /** The feed of its list. */
  feed?: string
  /** Contents of `<meta name>` by name. */
  names: { [name: string]: string }
  /** Contents of `<meta property>` by property: Open Graph (ogp.me). */
  properties: { [property: string]: string | string[] }
  /** One script element each. */
  jsonLd: JsonLd[]
}

export function pageHead(
  page: PageData,
  layout: Pick<Layout, 'site' | 'navigation' | 'footer' | 'home'>,
): PageHead {
  const { site } = layout
  const title = `${page.title} | ${site.name}`
  const picture = socialImage(page, site)
  const image = picture && new URL(picture, site.url).href
  const canonical = page.path === '' ? undefined : site.url + encodedAddress(page.path)
  const alternates = canonical && alternatesOf(page, site.url)
  return {
    title,
    ...(canonical && { canonical }),
    ...(alternates && { alternates }),
    ...(page.near?.feed && { feed: encodedAddress(page.near.feed) }),
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
      'og:type': page.entry?.type === 'article' ? 'article' : 'website',
      'og:url': canonical ?? site.url,
      'og:site_name': site.name,
      ...(page.near?.languages && localesOf(page, site.language)),
      ...(image && { 'og:image': image }),
      ...articleProperties(page),
    },
    jsonLd: jsonLd(page, layout, image),
  }
}

/** What messengers are told of an article (ogp.me). */
function articleProperties({ entry, updated }: PageData): PageHead['properties'] {
  if (entry?.type !== 'article') return {}
  return {
    'article:published_time': entry.date,
    ...(updated && { 'article:modified_time': updated }),
    ...(entry.tags && { 'article:tag': entry.tags }),
  }
}
