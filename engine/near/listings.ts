import type { Query } from '../blocks/block.ts'
import { queryKey } from '../blocks/list/query-key.ts'
import {
  createLists,
  type EntryPage,
  entriesAt,
  feedOf,
  type ListPart,
  type Lists,
  type MadePlace,
  placeOfTag,
} from '../facts/lists.ts'
import type { ListedPage } from '../facts/page-facts.ts'
import type { Layout, Listing, Near, NearPage } from '../manifest/site.ts'
import { engineTexts } from '../manifest/texts/engine-texts.ts'
import type { ListTexts } from '../manifest/texts/site-texts.ts'

/** What a page says of entries: of itself as one, and of those that it lists. */
type Listed = Pick<Near, 'entry' | 'listings' | 'feed' | 'made' | 'under'>

interface Around {
  lists: Lists
  words: ListTexts
  home: string
}

/** Says of each page of a language, made ones among them, what it lists, and what it is itself in lists. */
export function createListings(
  { site, home }: Pick<Layout, 'site' | 'home'>,
  pages: ListedPage[],
): (path: string) => Listed | undefined {
  const lists = createLists(pages)
  const words = site.texts.lists ?? engineTexts(site.language).lists
  const around = { lists, words, home: home ?? '/' }
  const telling = pages.filter(({ queries, entry }) => queries || entry)
  const byPath = new Map(telling.map((page) => [page.path, page]))
  const made = new Map(lists.made().map((place) => [place.path, place]))
  return (path) => {
    const place = made.get(path)
    if (place) return ofMade(place, around)
    const page = byPath.get(path)
    if (!page) return undefined
    const [part] = lists.partsOf(page)
    const feed = part && feedOf(part, home)
    return {
      ...(page.entry && ofEntry({ ...page, entry: page.entry }, around)),
      ...(page.queries && { listings: listingsOf(page, around, part && { part, at: 1 }) }),
      ...(feed && { feed }),
    }
  }
}

function ofMade({ path, part, at }: MadePlace, around: Around): Listed {
  const { host, tag } = part
  const page = at > 1 ? around.words.page.replace('#', String(at)) : undefined
  const title = [host.title, tag, page].filter(Boolean).join(' – ')
  return {
    listings: listingsOf(host, around, { part, at }),
    ...under(host, around),
    made: { of: host.path, path, title },
  }
}

/** What each of a page's blocks lists; one of them goes on with pages of its own. */
function listingsOf(
  { queries = [] }: ListedPage,
  around: Around,
  place?: Pick<MadePlace, 'part' | 'at'>,
) {
  const listingOf = (query: Query): Listing => {
    if (place && query === place.part.query) return spreadListing(place, around)
    const entries = around.lists.entriesOf(query).slice(0, query.most)
    return listing(entries, around)
  }
  return Object.fromEntries(queries.map((query) => [queryKey(query), listingOf(query)]))
}

function listing(entries: EntryPage[], around: Around): Listing {
  const empty = entries.length === 0 && { empty: around.words.empty }
  return { pages: entries.map(asNear), ...empty }
}

function spreadListing({ part, at }: Pick<MadePlace, 'part' | 'at'>, around: Around): Listing {
  const { base, pages: of } = part
  const { pages: label, page, before, after } = around.words
  const tags = tagLinks(part, around)
  return {
    ...listing(entriesAt(part, at), around),
    ...(tags.length > 1 && { tags: { label: around.words.tags, base, links: tags } }),
    ...(of > 1 && { numbers: { label, base, at, of, page, before, after } }),
  }
}

function tagLinks({ host, query }: ListPart, { lists, words }: Around) {
  if (query.tag !== undefined) return []
  const ofTags = lists.tagsOf(query).map((name) => ({ name, href: placeOfTag(host, name) }))
  return [{ name: words.all, href: host.path }, ...ofTags]
}

function asNear({ path, title, description, entry }: EntryPage): NearPage {
  const { type: _, tags: __, ...said } = entry
  return { title, href: path, summary: description, ...said }
}

/** A page as it shows itself: with the ways to others of its tags. */
function ofEntry(page: EntryPage, around: Around): Listed {
  const host = around.lists.hostOf(page.entry)
  const tags = host && page.entry.tags?.map((name) => ({ name, href: placeOfTag(host, name) }))
  return { entry: { ...asNear(page), ...(tags && { tags }) }, ...under(host, around) }
}

/** What leads to the page of a list; home leads everywhere. */
function under(host: ListedPage | undefined, { home }: Around): Pick<Near, 'under'> {
  return host && host.path !== home ? { under: host.path } : {}
}
