import { expect, test } from 'vitest'
import type { Entry } from '../../schema/generated/manifest.js'
import type { Layout } from '../manifest/site.ts'
import { createLists, entriesAt, madePlaces, slugOf } from './lists.ts'
import type { ListedPage } from './page-facts.ts'

const page = (path: string, entry?: Entry): ListedPage => ({
  ...{ path, title: path, description: path, entries: [] },
  ...(entry && { entry }),
})

test.each([
  ['Summer sky', 'summer-sky'],
  ['Céu de verão', 'céu-de-verão'],
  ['مقالات جديدة', 'مقالات-جديدة'],
  ['C/C++', 'c-c'],
  ['🍞', '1f35e'],
  ['🥖🧈', '1f956-1f9c8'],
])('the tag "%s" is at "%s"', (tag, slug) => {
  expect(slugOf(tag)).toBe(slug)
})

test('a tag is one however it is written, and is called as it was first', () => {
  const article = (path: string, date: string, tag: string) =>
    page(path, { type: 'article', date, tags: [tag, tag] })
  const lists = createLists([
    article('/old', '2024-01-01', 'RYE'),
    article('/new', '2025-01-01', 'Rye'),
  ])
  expect(lists.tagsOf({ of: 'articles' })).toEqual(['Rye'])
  const found = lists.entriesOf({ of: 'articles', tag: 'rye' }).map(({ path }) => path)
  expect(found).toEqual(['/new', '/old'])
})

test('of one day, pages stay in the order of the manifest', () => {
  const event = (path: string, time: string): ListedPage =>
    page(path, { type: 'event', date: '2026-05-09', time })
  const lists = createLists([event('/a', '19:00'), event('/b', '18:00'), event('/c', '19:00')])
  expect(lists.entriesOf({ of: 'events' }).map(({ path }) => path)).toEqual(['/b', '/a', '/c'])
})

test('a list that is the home page has its other pages beside the others', () => {
  const home = { ...page('/'), queries: [{ of: 'courses' as const, perPage: 1 }] }
  const courses = ['/a', '/b'].map((path) => page(path, { type: 'course', tags: ['Rye'] }))
  const made = createLists([home, ...courses]).made()
  expect(made.map(({ path }) => path)).toEqual(['/page/2', '/tag/rye', '/tag/rye/page/2'])
})

const pathsOf = (pages: { path: string }[]) => pages.map(({ path }) => path)

test('articles are listed newest first, courses by their beginning, events before those that are over', () => {
  const dated = (path: string, entry: Entry) => page(path, entry)
  const lists = createLists([
    dated('/old', { type: 'article', date: '2024-01-01' }),
    dated('/new', { type: 'article', date: '2025-01-01' }),
    dated('/any-time', { type: 'course' }),
    dated('/in-may', { type: 'course', date: '2026-05-01' }),
    dated('/in-march', { type: 'course', date: '2026-03-01' }),
    dated('/was-first', { type: 'event', date: '2026-01-01', over: true }),
    dated('/next', { type: 'event', date: '2026-06-01', time: '18:00' }),
    dated('/was-last', { type: 'event', date: '2026-02-01', time: '09:00', over: true }),
    dated('/was-before', { type: 'event', date: '2026-02-01', time: '08:00', over: true }),
    dated('/all-day', { type: 'event', date: '2026-06-01' }),
    page('/about'),
  ])
  const listed = (of: 'articles' | 'courses' | 'events') => pathsOf(lists.entriesOf({ of }))
  expect(listed('articles')).toEqual(['/new', '/old'])
  expect(listed('courses')).toEqual(['/in-march', '/in-may', '/any-time'])
  expect(listed('events')).toEqual([
    ...['/all-day', '/next'],
    ...['/was-last', '/was-before', '/was-first'],
  ])
  expect(lists.entriesOf({ of: 'articles', tag: 'unheard of' })).toEqual([])
  expect(createLists([]).entriesOf({ of: 'events' })).toEqual([])
  expect(createLists([]).tagsOf({ of: 'events' })).toEqual([])
})

test('of several lists of a kind, the first of all of them is where its tags have their pages', () => {
  const host = (path: string, query: NonNullable<ListedPage['queries']>[number]) => ({
    ...page(path),
    queries: [query],
  })
  const lists = createLists([
    host('/some', { of: 'courses', most: 3 }),
    host('/rye', { of: 'courses', tag: 'Rye' }),
    host('/first', { of: 'courses' }),
    host('/second', { of: 'courses' }),
    page('/a', { type: 'course', tags: ['Rye'] }),
  ])
  expect(lists.hostOf({ type: 'course' })?.path).toBe('/first')
  expect(lists.hostOf({ type: 'article', date: '2025-01-01' })).toBeUndefined()
  expect(pathsOf(lists.hosts)).toEqual(['/rye', '/first', '/second'])
  expect(pathsOf(lists.made())).toEqual(['/first/tag/rye', '/second/tag/rye'])
  expect(lists.partsOf(page('/nothing'))).toEqual([])
})

test('each language makes the pages of its own lists', () => {
  const layouts = ['/', '/pt'].map((home) => ({ home }) as unknown as Layout) // what is asked of one
  const [layout, ...others] = layouts
  if (!layout) throw new Error('There is none.')
  const host = (path: string) => ({ ...page(path), queries: [{ of: 'courses' as const }] })
  const course = (path: string, tag: string) => page(path, { type: 'course', tags: [tag] })
  const pages = [host('/c'), host('/pt/c'), course('/a', 'Rye'), course('/pt/a', 'Centeio')]
  expect(pathsOf(madePlaces({ layout, others, pages }))).toEqual([
    '/c/tag/rye',
    '/pt/c/tag/centeio',
  ])
})

test('twelve are on a page unless a list says otherwise', () => {
  const courses = Array.from({ length: 25 }, (_, n) => page(`/${n}`, { type: 'course' }))
  const host = { ...page('/c'), queries: [{ of: 'courses' as const }] }
  const [part] = createLists([host, ...courses]).partsOf(host)
  if (!part) throw new Error('There is no list.')
  expect(part.pages).toBe(3)
  const shown = [1, 2, 3].map((at) => pathsOf(entriesAt(part, at)))
  expect(shown.map(({ length }) => length)).toEqual([12, 12, 1])
  expect(shown.flat()).toEqual(pathsOf(courses))
  expect(entriesAt({ ...part, query: { of: 'courses', perPage: 20 } }, 2)).toHaveLength(5)
})

test('a list of one tag goes on with pages of its own, and has none of other tags', () => {
  const host = { ...page('/rye'), queries: [{ of: 'courses' as const, tag: 'Rye', perPage: 1 }] }
  const course = (path: string, ...tags: [string, ...string[]]) =>
    page(path, { type: 'course', tags })
  const lists = createLists([host, course('/a', 'Rye'), course('/b', 'Oven'), course('/c', 'rye')])
  expect(pathsOf(lists.made())).toEqual(['/rye/page/2'])
  expect(lists.made().map(({ part, at }) => pathsOf(entriesAt(part, at)))).toEqual([['/c']])
})
