import type { ArticleSection } from '../../../schema/generated/manifest.js'
import { encodedAddress, feedUrl } from '../../assets/urls.ts'
import type { Entry } from '../../blocks/block.ts'
import { createLists, type EntryPage, feedOf } from '../../facts/lists.ts'
import type { ListedPage, ListedSite } from '../../facts/page-facts.ts'
import type { Layout } from '../../manifest/site.ts'
import { escapeXml } from '../../page/head/escape.ts'
import { sectionsHtml } from './sections-html.ts'

/** Something with a day and an address. */
interface FeedEntry {
  address: string
  title: string
  date: string
  updated?: string | undefined
  categories: string[]
  by?: string | undefined
  summary: string
  sections: ArticleSection[]
}

/** What a feed is of. */
export interface Feed {
  /** Its address. */
  name: string
  /** The page that shows the same. */
  page: ListedPage
  entries: FeedEntry[]
}

/**
 * The feeds of a language: one of all that it lists with a day, such as articles, and one of each list of pages that are
 * articles.
 */
export function feedsOf({ layout: { home }, pages }: ListedSite): { all?: Feed; lists: Feed[] } {
  const lists = createLists(pages)
  const [holder] = pages.filter(({ entries }) => entries.some(isDated))
  const articles = lists.entriesOf({ of: 'articles' })
  const page = holder ?? (articles[0] && (lists.hostOf(articles[0].entry) ?? articles[0]))
  const ofLists = lists.hosts.flatMap((host) => {
    const [whole] = lists.partsOf(host)
    const name = whole && feedOf(whole, home)
    return name ? { name, page: host, entries: whole.entries.flatMap(ofPage) } : []
  })
  if (!page) return { lists: ofLists }
  const entries = [...pages.flatMap(ofBlocks), ...articles.flatMap(ofPage)]
  return { all: { name: (home ?? '') + feedUrl, page, entries }, lists: ofLists }
}

const isDated = (entry: Entry): entry is Entry & { date: string } => entry.date !== undefined

function ofBlocks({ path, entries }: ListedPage): FeedEntry[] {
  return entries.filter(isDated).map(({ id, category, sections = [], ...entry }) => ({
    ...{ ...entry, sections, address: `${path}#${id}` },
    categories: category ? [category] : [],
  }))
}

function ofPage({ path, title, description, updated, entry }: EntryPage): FeedEntry[] {
  if (entry.type !== 'article') return []
  const { date, by, tags = [] } = entry
  const own = { title, summary: description, date, updated, by }
  return [{ ...own, address: path, categories: tags, sections: [] }]
}

/** A feed as a file (RFC 4287), newest first and in full. */
export function atomFeed({ name: address, page, entries }: Feed, { site }: Layout): string {
  const { name, url, language, organization } = site
  const sorted = entries.toSorted((a, b) => b.date.localeCompare(a.date))
  const days = sorted.map(({ date, updated }) => updated ?? date).sort()
  const self = url + encodedAddress(address)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeXml(`${page.title} | ${name}`)}</title>`,
    `<subtitle>${escapeXml(page.description)}</subtitle>`,
    `<id>${self}</id>`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>`,
    `<link rel="alternate" type="text/html" href="${url}${encodedAddress(page.path)}"/>`,
    `<updated>${instant(days.at(-1) ?? '')}</updated>`,
    `<author><name>${escapeXml(organization.name)}</name><uri>${url}/</uri></author>`,
    ...sorted.map((each) => entryXml(each, url)),
    '</feed>\n',
  ].join('\n')
}

function entryXml({ date, updated, categories, sections, ...entry }: FeedEntry, url: string) {
  const { title, by, summary } = entry
  const address = url + encodedAddress(entry.address)
  return [
    '<entry>',
    `<title>${escapeXml(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${instant(date)}</published>`,
    `<updated>${instant(updated ?? date)}</updated>`,
    ...(by ? [`<author><name>${escapeXml(by)}</name></author>`] : []),
    ...categories.map((each) => `<category term="${escapeXml(each)}"/>`),
    `<summary>${escapeXml(summary)}</summary>`,
    ...(sections.length
      ? [`<content type="html">${escapeXml(sectionsHtml(sections, url))}</content>`]
      : []),
    '</entry>',
  ].join('\n')
}

/** A feed wants a time; the manifest knows days. */
function instant(day: string): string {
  return `${day}T00:00:00Z`
}
