import type { Layout, PageData, StructuredData } from '../manifest/site.ts'

/** A record in JSON-LD (json-ld.org) with schema.org's vocabulary. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & {
  [property: string]: unknown
}

type Site = Layout['site']

/** The page's structured data as schema.org names it: Service, ProfessionalService, LocalBusiness. */
export function jsonLd({ structuredData, path }: PageData, site: Site): JsonLd | undefined {
  if (!structuredData) return undefined
  if (structuredData.type === 'record')
    return { '@context': 'https://schema.org', ...structuredData.record }
  const { name, description } = structuredData
  const url = site.url + path
  const common = { '@context': 'https://schema.org', name, description, url } as const
  if (structuredData.type === 'Service') {
    const { type, name } = site.organization
    return { ...common, '@type': 'Service', provider: { '@type': type, name, url: `${site.url}/` } }
  }
  return { ...common, '@type': structuredData.type, ...organizationFacts(structuredData, site) }
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
  return {
    image: new URL(site.socialImage.src, site.url).href,
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
