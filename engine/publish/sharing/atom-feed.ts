import { feedUrl } from '../../assets/urls.ts'
import { plainText } from '../../inline/plain-text.ts'
import type { ListedPage, ListedSite } from '../../manifest/page-facts.ts'
import { escapeHtml } from '../../page/head/escape.ts'
import { type Article, articleHtml } from './article-html.ts'

interface PlacedArticle {
  article: Article
  page: ListedPage
}

/**
 * The site's articles as a feed (RFC 4287), newest first and in full.
 * @returns nothing where the site has no articles
 */
export function atomFeed({ layout, pages }: ListedSite): string | undefined {
  const { name, url, language, organization } = layout.site
  const placed = pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      block.type === 'articles' ? block.articles.map((article) => ({ article, page })) : [],
    ),
  )
  const [first] = placed
  if (!first) return undefined
  const sorted = placed.toSorted((a, b) => b.article.date.localeCompare(a.article.date))
  const updated =
    sorted
      .map(({ article }) => article.updated ?? article.date)
      .sort()
      .at(-1) ?? ''
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeHtml(`${first.page.title} | ${name}`)}</title>`,
    `<subtitle>${escapeHtml(first.page.description)}</subtitle>`,
    `<id>${url}${feedUrl}</id>`,
    `<link rel="self" type="application/atom+xml" href="${url}${feedUrl}"/>`,
    `<link rel="alternate" type="text/html" href="${url}${first.page.path}"/>`,
    `<updated>${instant(updated)}</updated>`,
    `<author><name>${escapeHtml(organization.name)}</name><uri>${url}/</uri></author>`,
    ...sorted.map((each) => entry(each, url)),
    '</feed>\n',
  ].join('\n')
}

function entry({ article, page }: PlacedArticle, url: string): string {
  const { id, title, category, date, updated, excerpt } = article
  const address = `${url}${page.path}#${id}`
  return [
    '<entry>',
    `<title>${escapeHtml(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${instant(date)}</published>`,
    `<updated>${instant(updated ?? date)}</updated>`,
    `<category term="${escapeHtml(category)}"/>`,
    `<summary>${escapeHtml(plainText(excerpt))}</summary>`,
    `<content type="html">${escapeHtml(articleHtml(article, url))}</content>`,
    '</entry>',
  ].join('\n')
}

/** A feed wants a time; the manifest knows days. */
function instant(day: string): string {
  return `${day}T00:00:00Z`
}
