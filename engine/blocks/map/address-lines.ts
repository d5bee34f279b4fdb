import type { PostalAddress } from '../../../schema/generated/manifest.js'

/** Where the postal code stands behind the town, or below it; elsewhere it stands before (UPU S42). */
const codeLast = new Set(
  'AE AU BH BD CA CN EG GB HK IE IN ID JO KE KR KW LB NG NZ OM PH PK QA SA SG TH TW US ZA'.split(
    ' ',
  ),
)

/** An address as it stands on a letter, without the country. */
export function addressLines({
  street,
  locality,
  region,
  postalCode,
  country,
}: PostalAddress): string[] {
  const town = region ? `${locality}, ${region}` : locality
  const parts = codeLast.has(country) ? [town, postalCode] : [postalCode, town]
  return [street, parts.filter(Boolean).join(' ')]
}
