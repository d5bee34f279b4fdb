import type { BlogPosting, Course, Event } from 'schema-dts'
import type {
  ArticleEntry,
  CourseEntry,
  EventEntry,
} from '../../../../schema/generated/manifest.js'
import type { RecordPlace, SchemaRecord } from '../../../blocks/block.ts'
import type { PageData } from '../../../manifest/site.ts'

/** What a page is that lists show, and nothing that the manifest does not say; an event that is over is stated to nobody. */
export function entryRecords(page: PageData, place: RecordPlace): SchemaRecord[] {
  const { entry } = page
  if (entry?.type === 'article') return [article(entry, page, place)]
  if (entry?.type === 'course') return [course(entry, page, place)]
  return entry && !entry.over ? [event(entry, page, place)] : []
}

function common({ title: name, description }: PageData, { pageUrl: url, image }: RecordPlace) {
  return { '@id': `${url}#entry`, url, name, description, ...(image && { image }) } as const
}

function article(entry: ArticleEntry, page: PageData, place: RecordPlace) {
  const { name: headline, ...others } = common(page, place)
  const { site, publisher } = place
  return {
    '@type': 'BlogPosting',
    ...others,
    headline,
    datePublished: entry.date,
    dateModified: page.updated ?? entry.date,
    inLanguage: site.language,
    ...(entry.tags && { keywords: entry.tags }),
    author: entry.by ? person(entry.by) : publisher,
    publisher,
  } as const satisfies BlogPosting
}

function course({ date, by, place: where, tags }: CourseEntry, page: PageData, place: RecordPlace) {
  const location = where && { location: placeRecord(where) }
  const instance = {
    '@type': 'CourseInstance',
    ...(date && { startDate: date }),
    ...location,
    ...(by && { instructor: person(by) }),
  } as const
  return {
    '@type': 'Course',
    ...common(page, place),
    inLanguage: place.site.language,
    ...(tags && { about: tags }),
    provider: place.publisher,
    ...((date || where || by) && { hasCourseInstance: instance }),
  } as const satisfies Course
}

/** Times are those of the place. */
function event({ date, end, time, place: where }: EventEntry, page: PageData, place: RecordPlace) {
  return {
    '@type': 'Event',
    ...common(page, place),
    startDate: time ? `${date}T${time}` : date,
    ...(end && { endDate: end }),
    ...(where && { location: placeRecord(where) }),
    organizer: place.publisher,
  } as const satisfies Event
}

const person = (name: string) => ({ '@type': 'Person', name }) as const
const placeRecord = (name: string) => ({ '@type': 'Place', name, address: name }) as const
