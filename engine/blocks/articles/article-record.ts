import type { Article as ArticleRecord } from 'schema-dts'
import type { Article } from '../../../schema/generated/manifest.js'
import { encodedAddress } from '../../assets/urls.ts'
import type { RecordPlace } from '../block.ts'

/** An article at its place on a page. */
export function articleRecord(
  { id, title, category, date, updated, excerpt }: Article,
  { pageUrl, image, site, publisher }: RecordPlace,
) {
  const url = `${pageUrl}#${encodedAddress(id)}`
  return {
    '@type': 'Article',
    '@id': url,
    url,
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    dateModified: updated ?? date,
    inLanguage: site.language,
    ...(image && { image }),
    author: publisher,
    publisher,
  } as const satisfies ArticleRecord
}
