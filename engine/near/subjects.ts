import type { Entry } from '../blocks/block.ts'
import type { ListedPage, PageFacts } from '../facts/page-facts.ts'
import { linksIn } from '../inline/links-in.ts'
import type { Layout, NearEntry } from '../manifest/site.ts'
import { weighTerms } from './terms.ts'

/** What is asked of a page to say what is near. */
export type LinkedPage = Pick<PageFacts, 'links' | 'asks'> & { listed: ListedPage }

/** What may be near something: a page, or an entry of one. */
export interface Subject {
  href: string
  title: string
  /** The page that it is, or that holds it. */
  page: ListedPage
  entry?: Entry
  terms: Map<string, number>
  /** Where its texts lead. */
  links: string[]
}

/** A page as a subject. */
export function pageSubject(
  { listed: page, links }: LinkedPage,
  names: Map<string, string>,
): Subject {
  const { path, title, description } = page
  const name = names.get(path) ?? title
  const terms = weighTerms({ name: `${path} ${name} ${title}`, text: description })
  return { href: path, title: name, page, terms, links: links.map(bare) }
}

/** Each entry of a page as a subject. */
export function entrySubjects({ listed: page }: LinkedPage): Subject[] {
  return page.entries.map((entry) => ({
    ...{ href: `${page.path}#${entry.id}`, title: entry.title, page, entry },
    terms: weighTerms({
      name: `${entry.title} ${entry.category ?? ''}`,
      text: entry.summary,
    }),
    links: linksOf(entry).map(bare),
  }))
}

/** Entries as a list of another page shows them: the newest first where they have days. */
export function asList({ path, entries }: ListedPage): NearEntry[] {
  const dayOf = ({ date = '' }: Entry) => date
  return entries
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0))
    .map(({ id, title, category, date }) => ({
      ...{ title, href: `${path}#${id}` },
      ...(category && { category }),
      ...(date && { date }),
    }))
}

/** The words that menu and footer have for each address. */
export function namesIn({ navigation, footer }: Layout): Map<string, string> {
  const lines = navigation.flatMap((item) => [item, ...(item.children ?? [])])
  return new Map([...lines, ...(footer.links ?? [])].map(({ href, name }) => [href, name]))
}

const bare = (href: string) => href.replace(/\?.*/, '')

function linksOf({ sections = [] }: Entry): string[] {
  const texts = sections.flatMap(({ paragraphs, items = [] }) => [...paragraphs, ...items])
  return texts.flatMap((text) => linksIn(text).map(({ href }) => href))
}
