import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { pageNow } from './page-now.ts'

const bakery = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
const { site } = analyse('m.json', readFileSync(bakery, 'utf8'))

test.each([
  { path: '/', shown: '/' },
  { path: '/bread', shown: '/bread' },
  { path: '/bread/', shown: '/bread' },
  { path: '/nowhere', shown: '' }, // the page for addresses without one
])('at $path stands the page "$shown", under the address that was asked', ({ path, shown }) => {
  const now = site && pageNow(site, path)
  expect(now).toMatchObject({ path, page: { path: shown }, layout: site?.layout })
})
