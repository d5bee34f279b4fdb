import type { Query } from '../blocks/block.ts'
import { createLists, type Lists, slugOf, spread } from '../facts/lists.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { suggest } from '../findings/suggest.ts'
import { layoutAt } from '../manifest/site.ts'
import { setValue } from '../text/edits/set-value.ts'
import type { Path } from '../text/path.ts'
import type { Source } from '../text/source.ts'
import type { PageSubject, SiteSubject } from './subject.ts'

/** Lists of what no page of their language is. */
export const listEmpty = ofQueries(({ query, lists, at }) => {
  const { of } = query
  if (lists.entriesOf({ of }).length) return []
  const kind = of.slice(0, -1)
  const message = `No page of this language is ${kind === 'course' ? 'a' : 'an'} ${kind}, so this list shows nothing.`
  const hint = `Give the pages that belong there an "entry" of the type "${kind}", or remove the list.`
  return finding('list-empty', at(), message, hint)
})

/** Lists with a tag that nothing has. */
export const listUnknownTag = ofQueries(({ query, lists, at, place, source }) => {
  const { of, tag } = query
  const all = lists.entriesOf({ of })
  if (tag === undefined || all.length === 0 || lists.entriesOf(query).length) return []
  const known = lists.tagsOf(query)
  const meant = suggest(tag, known)
  const message = `None of the ${of} has the tag "${tag}", so this list shows nothing.`
  const hint = meant
    ? `Did you mean "${meant}"?`
    : known.length
      ? `Tags of ${of} are: ${known.slice(0, 12).join(', ')}.`
      : `Give some of the ${of} that tag.`
  const edit = meant && place ? setValue(source, [...place, 'tag'], meant) : undefined
  return {
    ...finding('list-unknown-tag', at('tag'), message, hint),
    ...(meant && edit && { guess: { text: meant, edit } }),
  }
})

/** A second list of a page that would go on with pages of its own. */
export const listAgain = ofQueries(({ query, page, at }) => {
  if (query.most !== undefined || query === spread(page)) return []
  const message =
    'Only the first list of a page goes on with pages of its own; this one shows all at once.'
  return finding('list-again', at(), message, 'Give it "most", or a page of its own.')
})

/** Tags that would have one page, since their addresses are the same. */
export function tagAlike({ pages, languages, source }: SiteSubject): Finding[] {
  const layouts = [{}, ...languages]
  const seen = new Map<string, string>()
  return pages.flatMap((page, number) => {
    const { path = '', entry } = page?.facts.listed ?? {}
    return (entry?.tags ?? []).flatMap((tag, index) => {
      const key = `${layoutAt(path, layouts)} ${entry?.type} ${slugOf(tag)}`
      const first = seen.get(key) ?? tag
      seen.set(key, first)
      if (first === tag) return []
      const place = ['pages', number, 'entry', 'tags', index]
      const message = `The tags "${first}" and "${tag}" have one address, so they are taken for one.`
      const hint = 'Write both alike, or give one of them another word.'
      return finding('tag-alike', source.placeOf(place), message, hint)
    })
  })
}

/** A byline on a page that is no entry. */
export function entryMissing({ path, shown, source }: PageSubject): Finding[] {
  const index = shown.blocks.findIndex(({ type }) => type === 'byline')
  if (index < 0 || shown.entry) return []
  const message =
    'The page does not say that it is an article, a course or an event, so its byline is empty.'
  const hint = 'Give the page an "entry", or remove the block.'
  return [finding('entry-missing', source.placeOf([...path, 'path']), message, hint)]
}

interface Asked {
  page: NonNullable<SiteSubject['pages'][number]>['facts']['listed']
  query: Query
  lists: Lists
  source: Source
  /** The address of its block, where that is written on the page itself. */
  place: Path | undefined
  at: (field?: string) => Finding['at']
}

function ofQueries(judge: (asked: Asked) => Finding | Finding[]) {
  return ({ pages, languages, source }: SiteSubject): Finding[] => {
    const layouts = [{}, ...languages]
    const listsOf = listsByLanguage(pages, languages)
    return pages.flatMap((known, number) => {
      const page = known?.facts.listed
      const lists = page?.queries && listsOf.get(layoutAt(page.path, layouts))
      if (!page || !lists) return []
      const places = listsIn(['pages', number], source)
      return (page.queries ?? []).flatMap((query, index) => {
        const place = places[index]
        const at = (field?: string) =>
          source.placeOf(place ? [...place, field ?? 'of'] : ['pages', number, 'path'])
        return judge({ page, query, lists, source, place, at })
      })
    })
  }
}

/** What the pages of each language list, by the place of the language; nothing where no page lists any. */
export function listsByLanguage(
  pages: SiteSubject['pages'],
  languages: SiteSubject['languages'],
): Map<number, Lists> {
  const layouts = [{}, ...languages]
  const listed = pages.flatMap((page) => page?.facts.listed ?? [])
  if (!listed.some(({ queries }) => queries)) return new Map()
  const byLanguage = Map.groupBy(listed, ({ path }) => layoutAt(path, layouts))
  return new Map([...byLanguage].map(([language, own]) => [language, createLists(own)]))
}

/** The addresses of the blocks of a page that are lists, as they are written. */
function listsIn(page: Path, source: Source): Path[] {
  const places: Path[] = []
  for (let index = 0; ; index++) {
    const place = [...page, 'blocks', index]
    if (!source.find(place)) return places
    const type = source.find([...place, 'type'])
    if (type && source.slice(type.offset, type.end) === '"list"') places.push(place)
  }
}
