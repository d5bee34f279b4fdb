import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { pageNow } from './page-now.ts'

const bakery = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
const { site, ...analysis } = analyse('m.json', readFileSync(bakery, 'utf8'))
if (!site) throw new Error('The bakery cannot be read.')
const shown = { ...analysis, site }

test.each([
  { path: '/', page: '/' },
  { path: '/bread', page: '/bread' },
  { path: '/bread/', page: '/bread' },
  { path: '/nowhere', page: '' }, // the page for addresses without one
])('at $path stands the page "$page", under the address that was asked', ({ path, page }) => {
  expect(pageNow(shown, path)).toMatchObject({ path, page: { path: page }, layout: site.layout })
})

test('a page says what is near it, as it is published', () => {
  const see = pageNow(shown, '/bread').page.near?.see
  const names = see?.flatMap(({ links }) => links.map(({ name }) => name))
  expect(names).toEqual(['About', 'News', 'The first loaf', 'Rye in depth', 'Why rye sours'])
})

test('a page that is made for a list stands at its address, with what is listed there', () => {
  const file = join(import.meta.dirname, '../fixtures/observatory/site.manifest.json')
  const { site, ...analysis } = analyse('m.json', readFileSync(file, 'utf8'))
  if (!site) throw new Error('The observatory cannot be read.')
  const { page } = pageNow({ ...analysis, site }, '/news/page/3')
  expect(page).toMatchObject({ path: '/news/page/3', title: 'News – Page 3' })
  expect(page.near?.listings?.articles?.pages).toHaveLength(4)
  expect(pageNow({ ...analysis, site }, '/news/page/4').page.path).toBe('')
})
