import { encodedAddress, feedUrl } from '../../assets/urls.ts'
import type { Entry } from '../../blocks/block.ts'
import type { ListedPage, ListedSite } from '../../facts/page-facts.ts'
import { escapeXml } from '../../page/head/escape.ts'
import { sectionsHtml } from './sections-html.ts'

type Dated = Entry & { date: string }

interface PlacedEntry {
  entry: Dated
  page: ListedPage
}

/**
 * What the site lists with a day, such as articles, as a feed (RFC 4287), newest first and in full.
 * @param address its own
 * @returns nothing where the site has no such thing
 */
export function atomFeed({ layout, pages }: ListedSite, address = feedUrl): string | undefined {
  const { name, url, language, organization } = layout.site
  const placed = pages.flatMap((page) =>
    page.entries.filter(isDated).map((entry) => ({ entry, page })),
  )
  const [first] = placed
  if (!first) return undefined
  const sorted = placed.toSorted((a, b) => b.entry.date.localeCompare(a.entry.date))
  const updated =
    sorted
      .map(({ entry }) => entry.updated ?? entry.date)
      .sort()
      .at(-1) ?? ''
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escapeXml(`${first.page.title} | ${name}`)}</title>`,
    `<subtitle>${escapeXml(first.page.description)}</subtitle>`,
    `<id>${url}${address}</id>`,
    `<link rel="self" type="application/atom+xml" href="${url}${address}"/>`,
    `<link rel="alternate" type="text/html" href="${url}${encodedAddress(first.page.path)}"/>`,
    `<updated>${instant(updated)}</updated>`,
    `<author><name>${escapeXml(organization.name)}</name><uri>${url}/</uri></author>`,
    ...sorted.map((each) => entryXml(each, url)),
    '</feed>\n',
  ].join('\n')
}

const isDated = (entry: Entry): entry is Dated => entry.date !== undefined

function entryXml({ entry, page }: PlacedEntry, url: string): string {
  const { id, title, category, date, updated, summary, sections = [] } = entry
  const address = url + encodedAddress(`${page.path}#${id}`)
  return [
    '<entry>',
    `<title>${escapeXml(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${instant(date)}</published>`,
    `<updated>${instant(updated ?? date)}</updated>`,
    ...(category ? [`<category term="${escapeXml(category)}"/>`] : []),
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
