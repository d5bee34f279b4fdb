import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadText } from '../../manifest/load.ts'
import { movePage } from './move-page.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../fixtures/bakery/site.manifest.json'),
  'utf8',
)

function move(text: string, from: string, to: string): string {
  const moved = movePage('m.json', text, from, to)
  if (!moved.isMoved) throw new Error(moved.reason)
  return moved.text
}

test('every link follows, with its place and its query, and the redirect is there', () => {
  const { site, findings } = loadText('m.json', move(bakery, '/bread', '/our-bread'))
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  const shown = JSON.stringify({ ...site, layout: { ...site?.layout, redirects: {} } })
  expect(shown).not.toMatch(/"\/bread["#?]|\]\(\/bread[)#?]/)
  expect(shown).toContain('"/our-bread#')
  expect(site?.layout.redirects['/bread']).toBe('/our-bread')
})

test('redirects that led to the old path lead to the new one at once', () => {
  const { site } = loadText('m.json', move(bakery, '/bread', '/our-bread'))
  const targets = Object.values(site?.layout.redirects ?? {})
  expect(targets.some((to) => to.startsWith('/our-bread'))).toBe(true)
  expect(targets.some((to) => /^\/bread(?:[?#]|$)/.test(to))).toBe(false)
})

test('there and back again leaves the pages as they were, and no redirect in a circle', () => {
  const back = move(move(bakery, '/bread', '/our-bread'), '/our-bread', '/bread')
  const { site, findings } = loadText('m.json', back)
  expect(site?.pages).toEqual(loadText('m.json', bakery).site?.pages)
  expect(findings.map(({ code }) => code)).not.toContain('redirect-loop')
  expect(site?.layout.redirects['/our-bread']).toBe('/bread')
  expect(site?.layout.redirects['/bread']).toBeUndefined()
})

test('a word that only looks like the path stays', () => {
  const text = bakery.replace('"tagline": "', '"tagline": "Not a link: /bread. ')
  expect(text).not.toBe(bakery)
  expect(move(text, '/bread', '/our-bread')).toContain('Not a link: /bread. ')
})

test('every line that has no part in it stays as it is', () => {
  const before = new Set(bakery.split('\n'))
  const changed = move(bakery, '/bread', '/our-bread')
    .split('\n')
    .filter((line) => !before.has(line))
  expect(changed.length).toBeGreaterThan(3)
  for (const line of changed) expect(line).toMatch(/\/our-bread|"from": "\/bread"|^\s*[{}],?$/)
})

test.each([
  { from: '/bread', to: '/cakes', reason: 'There is a page at "/cakes" already.' },
  { from: '/bread', to: '/bread', reason: 'Both paths are the same; there is nothing to move.' },
  { from: '/', to: '/home', reason: 'The home page cannot be moved: every site begins at "/".' },
  {
    from: '/braed',
    to: '/x',
    reason: 'There is no page at "/braed". Did you mean "/bread"? Paths are under "pages".',
  },
  { from: '/loaves', to: '/x', reason: '"/loaves" is a former path; the page is at "/bread" now.' },
  {
    from: '/bread',
    to: '/Our Bread/',
    reason: '"/Our Bread/" is not written as a path. Did you mean "/our-bread"?',
  },
])('$from to $to is refused', ({ from, to, reason }) => {
  expect(movePage('m.json', bakery, from, to)).toEqual({ isMoved: false, reason })
})

test('a path that leads elsewhere already is refused', () => {
  const moved = movePage('m.json', bakery, '/cakes', '/loaves')
  expect(moved).toMatchObject({ isMoved: false })
})

test('a manifest with errors is refused', () => {
  const moved = movePage('m.json', bakery.replace('"hero"', '"heroe"'), '/bread', '/x')
  expect(moved).toMatchObject({ isMoved: false, reason: expect.stringContaining('has errors') })
})
