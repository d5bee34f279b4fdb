import { familyOf } from '../manifest/families.ts'
import type { Layout, Near } from '../manifest/site.ts'
import { createListings } from './listings.ts'
import {
  asList,
  entrySubjects,
  type LinkedPage,
  namesIn,
  pageSubject,
  type Subject,
} from './subjects.ts'

/** A word that so many things have says nothing of any; it also bounds what is compared. */
const common = 12
/** What a link counts, shared among all that lead there: what everything leads to is near nothing. */
const linked = 12
/** What words and links must come to. */
const nearEnough = 1
/** How much of an entry's nearness to one page of a group counts for the others. */
const ofFamily = 0.3
/** How many pages, and how many entries of one page, are named at most. */
const mostPages = 4
const mostEntries = 2

/**
 * Says of each page what is near: pages and entries that it leads to or that lead to it, and those whose names have
 * rare words in common. Both ways, in time linear in texts and links.
 * @returns the parts that the site has words for, and the lists that pages ask for; so of pages that are made for these
 */
export function createNear(
  layout: Layout,
  pages: LinkedPage[],
): (path: string) => Near | undefined {
  const listed = new Map<string, LinkedPage>()
  for (const page of pages) listed.set(page.listed.path, page)
  const seeOf = layout.site.texts.near && createSee(layout, pages)
  const listedAt = createListings(
    layout,
    Array.from(listed.values(), ({ listed }) => listed),
  )
  if (!seeOf && !pages.some(({ asks }) => asks)) return listedAt
  return (path) => {
    const page = listed.get(path)
    const lists = (page?.asks ?? []).flatMap(({ path, most }) => {
      const asked = listed.get(path)
      return asked ? [[path, asList(asked.listed).slice(0, most)] as const] : []
    })
    const see = (page && seeOf?.(page)) ?? []
    const own = listedAt(path)
    if (lists.length + see.length === 0) return own
    return {
      ...own,
      ...(see.length && { see }),
      ...(lists.length && { lists: Object.fromEntries(lists) }),
    }
  }
}

/** What stands under "See also" of each page. */
function createSee(layout: Layout, pages: LinkedPage[]) {
  const names = namesIn(layout)
  const ownSubjects = new Map(
    pages.map((page) => [page.listed.path, [pageSubject(page, names), ...entrySubjects(page)]]),
  )
  const subjects = [...ownSubjects.values()].flat()
  const scoresOf = createScores(subjects)
  const ofPages = (paths: string[]) =>
    most(paths.flatMap((path) => (ownSubjects.get(path) ?? []).map(scoresOf)))
  const ofFamilies = new Map<string, Scores>()
  const heading = layout.site.texts.near?.see ?? ''
  const inSight = new Set(
    layout.navigation.flatMap(({ prominent, href }) => (prominent ? href : [])),
  )
  // The home page leads everywhere, and what is a button in the menu is in sight.
  const { home = '/' } = layout
  const isNamed = ({ page: { path } }: Subject) => path !== home && !inSight.has(path)
  return ({ listed: { path } }: LinkedPage): NonNullable<Near['see']> => {
    if (path === home || inSight.has(path)) return []
    const family = familyOf(path, layout)
    const beside = new Set(family?.lines.map(({ href }) => href))
    const scores = ofPages([path])
    if (family) {
      const known = ofFamilies.get(family.name) ?? ofPages([...beside])
      ofFamilies.set(family.name, known)
      for (const [other, score] of known)
        if (other.entry) scores.set(other, (scores.get(other) ?? 0) + score * ofFamily)
    }
    const near = [...scores]
      .filter(([subject, score]) => score >= nearEnough && isNamed(subject))
      .filter(([{ page, href }]) => page.path !== path && !beside.has(href))
      .sort(([a, first], [b, second]) => second - first || (a.href < b.href ? -1 : 1))
      .map(([subject]) => subject)
    const holders = new Set(near.flatMap(({ entry, page }) => (entry ? page : [])))
    const pages = near.filter(({ entry }) => !entry).slice(0, mostPages)
    return [
      ...(pages.length ? [{ name: heading, links: pages.map(asLink) }] : []),
      ...[...holders].map((page) => {
        const own = near.filter((subject) => subject.entry && subject.page === page)
        return {
          name: names.get(page.path) ?? page.title,
          links: own.slice(0, mostEntries).map(asLink),
        }
      }),
    ]
  }
}

type Scores = Map<Subject, number>

/** Of several, the highest score of each subject. */
function most(several: Scores[]): Scores {
  const highest: Scores = new Map()
  for (const scores of several)
    for (const [subject, score] of scores)
      highest.set(subject, Math.max(score, highest.get(subject) ?? 0))
  return highest
}

const asLink = ({ title, href }: Subject) => ({ name: title, href })

/** How near two subjects are to each other, for all that are near one at all. */
function createScores(subjects: Subject[]) {
  const byHref = new Map(subjects.map((subject) => [subject.href, subject]))
  const byTerm = new Map<string, Subject[]>()
  const leadHere = new Map<Subject, Subject[]>()
  for (const subject of subjects) {
    for (const term of subject.terms.keys()) addTo(byTerm, term, subject)
    for (const target of targetsOf(subject, byHref)) addTo(leadHere, target, subject)
  }
  return (subject: Subject): Scores => {
    const scores: Scores = new Map()
    const add = (other: Subject, score: number) =>
      other !== subject && scores.set(other, (scores.get(other) ?? 0) + score)
    for (const [term, weight] of subject.terms) {
      const having = byTerm.get(term) ?? []
      if (having.length > common) continue
      for (const other of having)
        add(other, (weight * (other.terms.get(term) ?? 0)) / having.length)
    }
    const share = (target: Subject) => linked / (leadHere.get(target)?.length ?? 1)
    for (const target of targetsOf(subject, byHref)) add(target, share(target))
    for (const other of leadHere.get(subject) ?? []) add(other, share(subject))
    return scores
  }
}

/** Where a subject's texts lead. What an entry leads to, its page leads to as well; that says little of the page. */
function targetsOf({ links, page, entry }: Subject, byHref: Map<string, Subject>): Subject[] {
  if (!entry && page.entries.length) return []
  return [...new Set(links)].flatMap((href) => byHref.get(href) ?? [])
}

function addTo<K>(lists: Map<K, Subject[]>, key: K, subject: Subject): void {
  const list = lists.get(key)
  if (list) list.push(subject)
  else lists.set(key, [subject])
}
