import { expect, test } from 'vitest'
import type { Entry } from '../../schema/generated/manifest.js'
import { createLists, slugOf } from './lists.ts'
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
