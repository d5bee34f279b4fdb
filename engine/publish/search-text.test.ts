import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { searchText } from './search-text.ts'

const bakery = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
const { site } = analyse('m.json', readFileSync(bakery, 'utf8'))
const pageAt = (path: string) => {
  const page = site?.pages.find((each) => each.path === path)
  if (!page) throw new Error(`The bakery has no page at ${path}.`)
  return page
}

test('a page is searched by its description, its texts without marks, and its entries by their names', () => {
  const [path, title, [own, ...parts]] = searchText(pageAt('/courses'), 20_000)
  expect([path, title]).toEqual(['/courses', pageAt('/courses').title])
  expect(own).toEqual(['', '', expect.stringContaining(pageAt('/courses').description)])
  expect(parts.map(([id]) => id)).toContain('rye')
  const [, heading, text] = parts.find(([id]) => id === 'rye') ?? []
  expect(heading).not.toBe('')
  expect(text).not.toContain(heading)
  expect(JSON.stringify(searchText(pageAt('/'), 20_000))).not.toMatch(/\*\*|\]\(/)
})

test('of a page of a large site only the beginning is searched', () => {
  const [, , parts] = searchText(pageAt('/courses'), 50)
  const texts = parts.map(([, , text]) => text).join('')
  expect(
    texts.replace(pageAt('/courses').description, '').replaceAll(' ', '').length,
  ).toBeLessThanOrEqual(50)
})
