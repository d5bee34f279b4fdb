import type { Layout, PageData } from '../../../manifest/site.ts'
import { article } from './article.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { course, courseList } from './courses.ts'
import { faqPage } from './faq-page.ts'
import { organization, webSite } from './organization.ts'

type SharedLayout = Pick<Layout, 'site' | 'navigation'>

/** A record of schema.org before it has a context. */
export interface SchemaRecord {
  readonly '@type': string
  readonly [property: string]: unknown
}

/**
 * What follows from a page's place and blocks, without anyone having to state it.
 * @param image the absolute address of the picture that the page is shared with
 */
export function derivedRecords(
  page: PageData,
  layout: SharedLayout,
  image: string,
): SchemaRecord[] {
  if (page.path === '') return []
  const { site } = layout
  const place =
    page.path === '/' ? [organization(site), webSite(site)] : [breadcrumbs(page, layout)]
  const questions = page.blocks.filter((block) => block.type === 'questions')
  return [
    ...place,
    ...page.blocks.flatMap((block) => recordsOf(block, page, { site, image })),
    ...(questions.length ? [faqPage(questions)] : []),
  ]
}

function recordsOf(
  block: PageData['blocks'][number],
  { path }: PageData,
  { site, image }: Pick<Layout, 'site'> & { image: string },
): SchemaRecord[] {
  const pageUrl = site.url + path
  if (block.type === 'articles')
    return block.articles.map((each) => article(each, { pageUrl, image, site }))
  if (block.type === 'courses') {
    const courses = block.courses.map((each) => course(each, pageUrl, site))
    return [courseList(courses), ...courses]
  }
  return []
}
