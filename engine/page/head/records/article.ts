import type { Article as ArticleRecord } from 'schema-dts'
import type { Article } from '../../../../schema/generated/manifest.js'
import { plainText } from '../../../inline/plain-text.ts'
import type { Layout } from '../../../manifest/site.ts'
import { publisher } from './organization.ts'

interface ArticlePlace {
  /** The absolute address of the page that shows it. */
  pageUrl: string
  /** The absolute address of the picture that the page is shared with. */
  image: string
  site: Layout['site']
}

/** An article at its place on a page. */
export function article(
  { id, title, category, date, updated, excerpt }: Article,
  { pageUrl, image, site }: ArticlePlace,
) {
  const url = `${pageUrl}#${id}`
  return {
    '@type': 'Article',
    '@id': url,
    url,
    headline: title,
    description: plainText(excerpt),
    articleSection: category,
    datePublished: date,
    dateModified: updated ?? date,
    inLanguage: site.language,
    image,
    author: publisher(site),
    publisher: publisher(site),
  } as const satisfies ArticleRecord
}
