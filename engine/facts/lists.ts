import type { Entry } from '../../schema/generated/manifest.js'
import type { Query } from '../blocks/block.ts'
import { asPath } from '../manifest/path-pattern.ts'
import { inEachLanguage, type ListedPage, type ListedSite } from './page-facts.ts'

/** A page that lists show. */
export type EntryPage = ListedPage & { entry: Entry }

/** A tag as it is written first, and what has it. */
interface Tagged {
  tag: string
  entries: EntryPage[]
}

/** A list, or what of it has one tag, with the page that shows it. */
export interface ListPart {
  host: ListedPage
  query: Query
  /** The tag that the engine made a page for. */
  tag?: string
  /** Where its first page is. */
  base: string
  entries: EntryPage[]
  /** How many pages it takes. */
  pages: number
}

/** A page that the engine makes of another, to go on with its list. */
export interface MadePlace {
  path: string
  part: ListPart
  /** Which of the part's pages it is, from 1. */
  at: number
}

const kinds = { articles: 'article', courses: 'course', events: 'event' } as const
const perPageUnlessGiven = 12

/** What the pages of a language list of each other. */
export function createLists(pages: ListedPage[]) {
  const entries = Map.groupBy(pages.filter(isEntry), ({ entry }) => entry.type)
  for (const [kind, own] of entries) own.sort(orders[kind])
  const tagged = new Map([...entries].map(([kind, own]) => [kind, byTag(own)]))
  const hosts = pages.filter((page) => spread(page))
  const hostsOfAll = new Map<Entry['type'], ListedPage>()
  for (const host of hosts.toReversed()) {
    const query = spread(host)
    if (query?.tag === undefined && query) hostsOfAll.set(kinds[query.of], host)
  }

  const tagsOf = ({ of }: Query): Tagged[] => [...(tagged.get(kinds[of])?.values() ?? [])]
  const entriesOf = ({ of, tag }: Query): EntryPage[] =>
    tag === undefined
      ? (entries.get(kinds[of]) ?? [])
      : (tagged.get(kinds[of])?.get(slugOf(tag))?.entries ?? [])
  const partsOf = (host: ListedPage): ListPart[] => {
    const query = spread(host)
    if (!query) return []
    const whole = partOf({ host, query, entries: entriesOf(query), base: host.path })
    if (query.tag !== undefined) return [whole]
    const ofTags = tagsOf(query).map(({ tag, entries }) => {
      const base = placeOfTag(host, tag)
      return partOf({ host, query, entries, base, tag })
    })
    return [whole, ...ofTags]
  }
  return {
    tagsOf: (query: Query) => tagsOf(query).map(({ tag }) => tag),
    entriesOf,
    /** The page that lists all of a kind, if there is one: there tags have their pages. */
    hostOf: ({ type }: Entry) => hostsOfAll.get(type),
    hosts,
    partsOf,
    /** All pages that are made for parts of lists, in the order of the pages that have these. */
    made: () => hosts.flatMap((host) => partsOf(host).flatMap(madeOf)),
  }
}

/** The pages that the engine makes for lists, in all languages of a site. */
export function madePlaces(site: ListedSite): MadePlace[] {
  return inEachLanguage(site).flatMap(({ pages }) => createLists(pages).made())
}

export type Lists = ReturnType<typeof createLists>

/** The list that a page goes on with on pages of their own: the first without a limit. */
export function spread({ queries = [] }: Pick<ListedPage, 'queries'>): Query | undefined {
  return queries.find(({ most }) => most === undefined)
}

/** Where a page of a part is; the first is at its own address. */
function placeIn(base: string, at: number): string {
  return at === 1 ? base : below(base, `page/${at}`)
}

/** Where the pages of a tag begin. */
export function placeOfTag({ path }: ListedPage, tag: string): string {
  return below(path, `tag/${slugOf(tag)}`)
}

/** The address of a list's feed: that of one of articles, unless the language's own feed is there. */
export function feedOf({ host, query }: ListPart, home = '/'): string | undefined {
  return query.of === 'articles' && host.path !== home ? below(host.path, 'feed.xml') : undefined
}

const slugs = new Map<string, string>()

/** A tag in small letters of any script; one that has none, such as a pictogram, by the numbers of its signs. */
export function slugOf(tag: string): string {
  const signs = () => [...tag].map((sign) => sign.codePointAt(0)?.toString(16)).join('-')
  const slug = slugs.get(tag) ?? (asPath(tag.replaceAll('/', ' ')).slice(1) || signs())
  slugs.set(tag, slug)
  return slug
}

/** What has each tag, by its slug, in the order of the entries. */
function byTag(entries: EntryPage[]): Map<string, Tagged> {
  const tagged = new Map<string, Tagged>()
  for (const page of entries)
    for (const tag of page.entry.tags ?? []) {
      const known = tagged.get(slugOf(tag)) ?? { tag, entries: [] }
      tagged.set(slugOf(tag), known)
      if (known.entries.at(-1) !== page) known.entries.push(page)
    }
  return tagged
}

const isEntry = (page: ListedPage): page is EntryPage => page.entry !== undefined

const below = (path: string, place: string) => `${path === '/' ? '' : path}/${place}`

function partOf(part: Omit<ListPart, 'pages'>): ListPart {
  const { perPage = perPageUnlessGiven } = part.query
  return { ...part, pages: Math.max(1, Math.ceil(part.entries.length / perPage)) }
}

/** Those pages of a part that no page of the manifest is. */
function madeOf(part: ListPart): MadePlace[] {
  const all = Array.from({ length: part.pages }, (_, index) => index + 1)
  return all
    .map((at) => ({ path: placeIn(part.base, at), part, at }))
    .filter(({ path }) => path !== part.host.path)
}

/** What a page of a part shows. */
export function entriesAt({ entries, query }: ListPart, at: number): EntryPage[] {
  const { perPage = perPageUnlessGiven } = query
  return entries.slice((at - 1) * perPage, at * perPage)
}

type Order = (a: EntryPage, b: EntryPage) => number

const byWords = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const dayOf = ({ entry }: EntryPage) => entry.date ?? '9999'
const timeOf = (page: EntryPage) =>
  dayOf(page) + (page.entry.type === 'event' ? (page.entry.time ?? '') : '')
const isOver = ({ entry }: EntryPage) => entry.type === 'event' && entry.over === true

/** No clock is asked, so that a site built today and tomorrow is the same. */
const orders: { [kind in Entry['type']]: Order } = {
  article: (a, b) => byWords(dayOf(b), dayOf(a)),
  course: (a, b) => byWords(dayOf(a), dayOf(b)),
  event: (a, b) => {
    if (isOver(a) !== isOver(b)) return Number(isOver(a)) - Number(isOver(b))
    return isOver(a) ? byWords(timeOf(b), timeOf(a)) : byWords(timeOf(a), timeOf(b))
  },
}
