import type { Course as CourseRecord, ItemList } from 'schema-dts'
import type { Course } from '../../../schema/generated/manifest.js'
import { encodedAddress } from '../../assets/urls.ts'
import { plainText } from '../../inline/plain-text.ts'
import type { RecordPlace } from '../block.ts'
import { isoDuration } from './iso-duration.ts'

/** A course, and nothing that the manifest does not say: neither dates nor prices. */
export function courseRecord(
  { id, title, level, duration, description, category, curriculum }: Course,
  { pageUrl, site, publisher }: RecordPlace,
) {
  const timeRequired = isoDuration(duration, site.language)
  const url = `${pageUrl}#${encodedAddress(id)}`
  return {
    '@type': 'Course',
    '@id': url,
    url,
    name: title,
    description: description ? plainText(description) : curriculum.map(plainText).join('; '),
    about: category,
    educationalLevel: level,
    ...(timeRequired && { timeRequired }),
    provider: publisher,
  } as const satisfies CourseRecord
}

/** The courses in their order, which search engines may show in a row. */
export function courseList(courses: { '@id': string }[]) {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map(
      (each, index) =>
        ({ '@type': 'ListItem', position: index + 1, item: { '@id': each['@id'] } }) as const,
    ),
  } as const satisfies ItemList
}
