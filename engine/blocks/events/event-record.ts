import type { Event } from 'schema-dts'
import type { SiteEvent } from '../../../schema/generated/manifest.js'
import { encodedAddress } from '../../assets/urls.ts'
import { plainText } from '../../inline/plain-text.ts'
import type { RecordPlace } from '../block.ts'

/** An event, and nothing that the manifest does not say; times are those of the place. */
export function eventRecord(
  { id, title, date, end, time, place, text }: SiteEvent,
  { pageUrl, publisher }: RecordPlace,
) {
  const url = `${pageUrl}#${encodedAddress(id)}`
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: title,
    startDate: time ? `${date}T${time}` : date,
    ...(end && { endDate: end }),
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    ...(text && { description: plainText(text) }),
    organizer: publisher,
  } as const satisfies Event
}
