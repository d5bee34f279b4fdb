import { encodedAddress } from '../../assets/urls.ts'
import type { Layout, PageData, StructuredData } from '../../manifest/site.ts'
import { derivedRecords } from './records/derived-records.ts'
import { provider, publisher } from './records/organization.ts'

/** What one script element holds: a record in JSON-LD (json-ld.org) of schema.org, or several as a graph. */
export type JsonLd = { readonly '@context': 'https://schema.org' } & {
  readonly [property: string]: unknown
}

type Site = Layout['site']

/**
 * A page's structured data: first what its manifest states, alone in its element; then what follows from its
 * place and its blocks.
 * @param image the absolute address of the picture that the page is shared with, if it is
 */
export function jsonLd(
  page: PageData,
  layout: Pick<Layout, 'site' | 'navigation' | 'footer' | 'home'>,
  image: string | undefined,
): JsonLd[] {
  const stated = statedRecord(page, layout.site)
  const [first, ...others] = derivedRecords(page, layout, image)
  const context = { '@context': 'https://schema.org' } as const
  return [
    ...(stated ? [stated] : []),
    ...(first
      ? [others.length ? { ...context, '@graph': [first, ...others] } : { ...context, ...first }]
      : []),
  ]
}

/** What the page says of itself, as schema.org names it: Service, ProfessionalService, LocalBusiness. */
function statedRecord({ structuredData, path }: PageData, site: Site): JsonLd | undefined {
  if (!structuredData) return undefined
  if (structuredData.type === 'record')
    return { '@context': 'https://schema.org', ...structuredData.record }
  const { name, description } = structuredData
  const url = site.url + encodedAddress(path)
  const common = { '@context': 'https://schema.org', name, description, url } as const
  if (structuredData.type === 'Service') {
    return { ...common, '@type': 'Service', provider: provider(site) }
  }
  const { '@id': id } = publisher(site)
  const facts = organizationFacts(structuredData, site)
  return { ...common, '@type': structuredData.type, '@id': id, ...facts }
}

function organizationFacts(
  {
    telephone,
    email,
    areaServed,
    serviceTypes,
    rating,
  }: Extract<StructuredData, { rating?: unknown }>,
  site: Site,
) {
  const picture = site.socialImage ?? site.logo
  return {
    ...(picture && { image: new URL(picture.src, site.url).href }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(areaServed && { areaServed }),
    ...(serviceTypes && { serviceType: serviceTypes }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        reviewCount: rating.count,
      },
    }),
  }
}
