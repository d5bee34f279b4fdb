import type { Organization, WebSite } from 'schema-dts'
import type { Layout } from '../../../manifest/site.ts'

type Site = Layout['site']

/** Names the site's organization, so that records on all pages can mean the same one. */
function organizationId({ url }: Site): string {
  return `${url}/#organization`
}

/** The organization behind the site, to refer to: who publishes, who teaches. */
export function publisher(site: Site) {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.organization.name,
    url: `${site.url}/`,
  } as const satisfies Organization
}

/** The same as the kind that it is: who provides a service. */
export function provider(site: Site) {
  return { ...publisher(site), '@type': site.organization.type }
}

/** The organization in full; it stands once, on the home page. */
export function organization(site: Site) {
  return {
    ...provider(site),
    logo: `${site.url}/icon-512.png`,
    ...factsOf(site.organization),
  }
}

function factsOf({ address, hours, geo, ...facts }: Site['organization']) {
  const { type: _, ...stated } = facts
  return {
    ...stated,
    ...(address && { address: postalAddress(address) }),
    ...(hours && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        ...{ opens, closes },
      })),
    }),
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
  }
}

function postalAddress({
  street,
  locality,
  region,
  postalCode,
  country,
}: NonNullable<Site['organization']['address']>) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country,
  }
}

/** The site itself: where search engines take its name from. */
export function webSite(site: Site, home: string) {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}${home}#website`,
    name: site.name,
    url: site.url + home,
    inLanguage: site.language,
    publisher: { '@id': organizationId(site) },
  } as const satisfies WebSite
}
