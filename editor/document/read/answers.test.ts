import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSession } from '../create-session.ts'
import { memoryKeeper } from '../testing/memory-keeper.ts'
import { viewOf } from '../testing/view-of.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../../engine/fixtures/bakery/site.manifest.json'),
  'utf8',
)
const session = await createSession({ keeper: memoryKeeper(bakery) })
const anyhow = { isWholeWord: false, isCaseSensitive: false }

describe('a search', () => {
  test.each([
    { words: 'BAKING ON THE', options: anyhow, found: ['Baking on the'] },
    { words: 'BAKING ON THE', options: { ...anyhow, isCaseSensitive: true }, found: [] },
    { words: 'baking on th', options: { ...anyhow, isWholeWord: true }, found: [] },
    { words: 'a.b', options: anyhow, found: [] },
    { words: '  ', options: anyhow, found: [] },
    { words: 'square since 1924', options: anyhow, found: ['square since {ovenYear}'] },
  ])('for "$words" finds $found', async ({ words, options, found }) => {
    const hits = await session.search(words, options)
    expect(hits.map(({ text, start, end }) => text.slice(start, end))).toEqual(found)
    expect(hits.flatMap(({ variable }) => variable ?? [])).toEqual([])
  })

  test('tells of a variable where its words are shown, and where it is written', async () => {
    const hits = await session.search('1924', anyhow)
    expect(hits).toContainEqual({
      ...{ pointer: '/pages/0/blocks/0/badge/label', page: 0, variable: 'ovenYear' },
      where: 'Sourdough and cakes from a stone oven',
      ...{ text: 'Since {ovenYear}', start: 6, end: 16 },
    })
    const [own] = hits.filter(({ variable }) => variable === undefined)
    expect(own).toMatchObject({ pointer: '/site/variables/ovenYear', where: 'Variables' })
  })

  test('tells of the page for addresses without one, and of what is on no page', async () => {
    const pagesOf = async (words: string) =>
      (await session.search(words, anyhow)).map(({ pointer, page }) => [pointer, page])
    expect(await pagesOf('Page not found')).toEqual([['/notFound/title', 'notFound']])
    expect(await pagesOf('Baking on the')).toEqual([['/footer/tagline', undefined]])
  })

  test('tells of a variable of which only a part is meant', async () => {
    const hits = await session.search('since 19', anyhow)
    expect(hits.map(({ variable }) => variable)).toContain('ovenYear')
  })
})

describe('a shown text', () => {
  test('is known with what it is, and where else it is shown', async () => {
    const { page } = (await session.preview(0)) ?? {}
    const last = (page?.blocks.length ?? 0) - 1
    const here = await session.textAt({ shown: 0, path: ['blocks', last, 'text'] })
    expect(here).toMatchObject({ pointer: '/shared/order/text', format: 'inline', isItem: false })
    expect(here?.written).toContain('{opening}')
    expect(here?.alsoOn).toEqual(['/bread', '/cakes'])
  })

  test('may be an item of a list', async () => {
    expect(await session.textAt({ shown: 0, path: ['keywords', 1] })).toMatchObject({
      ...{ pointer: '/pages/0/keywords/1', written: 'rye bread', isItem: true, alsoOn: [] },
    })
  })

  test.each([
    { path: ['path'], format: 'path' },
    { path: ['title'], format: 'text' },
    { path: ['description'], format: 'long-text' },
    { path: ['blocks', 0, 'text'], format: 'inline' },
    { path: ['blocks', 0, 'badge', 'label'], format: 'text' },
  ])('at $path is no item, and of the format $format', async ({ path, format }) => {
    expect(await session.textAt({ shown: 0, path })).toMatchObject({ format, isItem: false })
  })

  test('is none where nothing is shown, nor where a name is', async () => {
    expect(await session.textAt({ shown: 0, path: ['blocks', 99, 'title'] })).toBeUndefined()
    expect(await session.textAt({ shown: 0, path: ['blocks', 0, 'type'] })).toBeUndefined()
  })
})

test('a head is known as it is published, and none where there is no page', async () => {
  const { title, canonical } = (await session.head(1)) ?? {}
  expect(title).toMatch(/^Bread .*\| /)
  expect(canonical).toMatch(/^https:.*\/bread$/)
  expect((await session.head('notFound'))?.canonical).toBeUndefined()
  expect(await session.head(99)).toBeUndefined()
})

test('an offset belongs to the innermost value around it, a key to its value', async () => {
  const text = await session.text()
  expect(await session.addressAt(text.indexOf('Bread that takes') + 3)).toBe(
    '/pages/0/blocks/0/title',
  )
  expect(await session.addressAt(text.indexOf('"ovenYear"') + 2)).toBe('/site/variables/ovenYear')
  const range = await session.rangeOf('/footer/tagline')
  expect(text.slice(range?.offset, range?.end)).toBe('"Baking on the square since {ovenYear}"')
})

test('links can lead to each page, and to the named places on it', async () => {
  const targets = await session.linkTargets()
  const hrefs = targets.map(({ href }) => href)
  expect(hrefs).toEqual(expect.arrayContaining(['/', '/bread', '/bread#starter']))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(targets.find(({ href }) => href === '/bread#starter')?.title).toMatch(/^Starter, on “/)
})

test('what leads to a page is told with its place', async () => {
  const places = await session.linksTo('/cakes')
  expect(places).toContainEqual({
    pointer: '/navigation/1/children/1/href',
    where: 'the link of the line "Cakes" in the menu',
  })
  for (const { pointer } of places) expect(await session.valueAt(pointer)).toContain('/cakes')
})

test('links can lead to the pages that are made of a list', async () => {
  const file = join(import.meta.dirname, '../../../engine/fixtures/observatory/site.manifest.json')
  const keeper = memoryKeeper(readFileSync(file, 'utf8'))
  const targets = await (await createSession({ keeper })).linkTargets()
  const titleOf = (path: string) => targets.find(({ href }) => href === path)?.title
  const news = titleOf('/news')
  expect(titleOf('/news/page/2')).toBe(`Page 2, of “${news}”`)
  expect(titleOf('/news/tag/meteors')).toBe(`Meteors, of “${news}”`)
})

test('what is wrong with all pages is found on none', async () => {
  const keeper = memoryKeeper(JSON.stringify({ ...JSON.parse(bakery), pages: [] }))
  const { findings } = await viewOf(await createSession({ keeper }))
  const [found] = findings.filter(({ at }) => at.pointer === '/pages')
  expect(found).toBeDefined()
  expect(found).not.toHaveProperty('page')
})
