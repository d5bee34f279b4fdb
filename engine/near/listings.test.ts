import { describe, expect, test } from 'vitest'
import type { Entry } from '../../schema/generated/manifest.js'
import type { Query } from '../blocks/block.ts'
import type { ListedPage } from '../facts/page-facts.ts'
import type { Layout } from '../manifest/site.ts'
import { engineTexts } from '../manifest/texts/engine-texts.ts'
import { createListings } from './listings.ts'

const words = engineTexts('en').lists

function page(path: string, more: Pick<ListedPage, 'entry' | 'queries'> = {}): ListedPage {
  const title = path.slice(1) || 'Home'
  return { path, title, description: `About ${title}`, entries: [], ...more }
}

const article = (path: string, date: string, tags?: [string, ...string[]]) =>
  page(path, { entry: { type: 'article', date, ...(tags && { tags }) } })

const articles = [
  article('/rye', '2025-03-01', ['Rye', 'Sourdough']),
  article('/spelt', '2025-02-01', ['Sourdough']),
  article('/oven', '2025-01-01'),
]

function listings(pages: ListedPage[], home?: string, texts: object = {}) {
  const layout = { site: { language: 'en', texts }, home } as unknown as Layout // what is asked of one
  return createListings(layout, pages)
}

const hrefs = (links?: { href: string }[]) => links?.map(({ href }) => href)

describe('a list of all articles, two on a page', () => {
  const queries: Query[] = [{ of: 'articles', perPage: 2 }]
  const near = listings([page('/news', { queries }), ...articles])
  const shown = (path: string) => near(path)?.listings?.articles

  test('has its first ones, its numbers, its tags and its feed at its own address', () => {
    expect(near('/news')).toEqual({
      feed: '/news/feed.xml',
      listings: {
        articles: {
          pages: [
            { title: 'rye', href: '/rye', summary: 'About rye', date: '2025-03-01' },
            { title: 'spelt', href: '/spelt', summary: 'About spelt', date: '2025-02-01' },
          ],
          tags: {
            label: words.tags,
            base: '/news',
            links: [
              { name: words.all, href: '/news' },
              { name: 'Rye', href: '/news/tag/rye' },
              { name: 'Sourdough', href: '/news/tag/sourdough' },
            ],
          },
          numbers: {
            ...{ label: words.pages, page: words.page },
            ...{ before: words.before, after: words.after },
            ...{ base: '/news', at: 1, of: 2 },
          },
        },
      },
    })
  })

  test('goes on under its number', () => {
    expect(near('/news/page/2')).toMatchObject({
      under: '/news',
      made: {
        of: '/news',
        path: '/news/page/2',
        title: `news – ${words.page.replace('#', '2')}`,
      },
    })
    expect(hrefs(shown('/news/page/2')?.pages)).toEqual(['/oven'])
    expect(shown('/news/page/2')?.numbers).toMatchObject({ base: '/news', at: 2, of: 2 })
    expect(near('/news/page/3')).toBeUndefined()
  })

  test('has a page for each tag, without numbers where one is enough', () => {
    expect(near('/news/tag/rye')?.made?.title).toBe('news – Rye')
    expect(hrefs(shown('/news/tag/rye')?.pages)).toEqual(['/rye'])
    expect(shown('/news/tag/rye')?.numbers).toBeUndefined()
    expect(shown('/news/tag/rye')?.tags?.base).toBe('/news/tag/rye')
    expect(hrefs(shown('/news/tag/sourdough')?.pages)).toEqual(['/rye', '/spelt'])
  })

  test('is what an article is under, with ways to its tags', () => {
    expect(near('/rye')).toEqual({
      entry: {
        ...{ title: 'rye', href: '/rye', summary: 'About rye', date: '2025-03-01' },
        tags: [
          { name: 'Rye', href: '/news/tag/rye' },
          { name: 'Sourdough', href: '/news/tag/sourdough' },
        ],
      },
      under: '/news',
    })
    expect(near('/oven')?.entry).not.toHaveProperty('tags')
  })
})

test('a list with a tag, or with a limit, goes on nowhere', () => {
  const queries: Query[] = [
    { of: 'articles', most: 1 },
    { of: 'articles', tag: 'sourdough', perPage: 9 },
    { of: 'articles', tag: 'rye', most: 1 },
  ]
  const near = listings([page('/news', { queries }), ...articles])
  const { 'articles|1': some, 'articles|sourdough': own, ...rest } = near('/news')?.listings ?? {}
  expect(Object.keys(rest)).toEqual(['articles|1|rye'])
  expect(hrefs(some?.pages)).toEqual(['/rye'])
  expect(hrefs(own?.pages)).toEqual(['/rye', '/spelt'])
  expect(own).not.toHaveProperty('tags')
  expect(own).not.toHaveProperty('numbers')
  expect(near('/news/tag/rye')).toBeUndefined()
  expect(near('/rye')).toEqual({ entry: expect.not.objectContaining({ tags: expect.anything() }) })
})

test('without tags there are no ways to them, and where nothing is, a sentence', () => {
  const of = (kind: Query['of']): Query[] => [{ of: kind }]
  const near = listings([
    page('/news', { queries: of('articles') }),
    page('/nights', { queries: of('events') }),
    article('/oven', '2025-01-01'),
  ])
  expect(near('/news')?.listings?.articles).toEqual({ pages: [expect.anything()] })
  expect(near('/nights')).toEqual({ listings: { events: { pages: [], empty: words.empty } } })
})

test('home is no page above others, and its feed is the language’s own', () => {
  const all = (path: string) => [page(path, { queries: [{ of: 'articles' }] }), ...articles]
  expect(listings(all('/'))('/')).not.toHaveProperty('feed')
  expect(listings(all('/'))('/rye')).not.toHaveProperty('under')
  expect(listings(all('/en'), '/en')('/en')).not.toHaveProperty('feed')
  expect(listings(all('/en'), '/en')('/rye')).not.toHaveProperty('under')
  expect(listings(all('/en'))('/rye')).toMatchObject({ under: '/en' })
})

test('the site’s own words are taken where it has some', () => {
  const own = { ...words, page: 'Sheet #', all: 'Everything' }
  const queries: Query[] = [{ of: 'articles', perPage: 1 }]
  const near = listings([page('/news', { queries }), ...articles], '/', { lists: own })
  expect(near('/news/tag/sourdough/page/2')?.made?.title).toBe('news – Sourdough – Sheet 2')
  const { tags, numbers } = near('/news')?.listings?.articles ?? {}
  expect(tags?.links[0]?.name).toBe('Everything')
  expect(numbers?.page).toBe('Sheet #')
})

test('nothing is said of a page that neither lists nor is listed', () => {
  const near = listings([page('/about'), page('/news', { queries: [{ of: 'courses' }] })])
  expect(near('/about')).toBeUndefined()
  expect(near('/nowhere')).toBeUndefined()
})

test('an entry says what it is of itself, but its kind', () => {
  const entry: Entry = { type: 'event', date: '2026-05-09', time: '19:00', place: 'The hill' }
  expect(listings([page('/moon', { entry })])('/moon')).toEqual({
    entry: {
      ...{ title: 'moon', href: '/moon', summary: 'About moon' },
      ...{ date: '2026-05-09', time: '19:00', place: 'The hill' },
    },
  })
})
