import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Redirect } from '../../../schema/generated/manifest.js'
import { analyse } from '../../analysis/analyse.ts'
import { removeValue } from '../../text/edits/remove-value.ts'
import { setValue } from '../../text/edits/set-value.ts'
import { applyEdits } from '../../text/edits/text-edit.ts'
import { pathOf, Source } from '../../text/source.ts'
import { movePage } from './move-page.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../fixtures/bakery/site.manifest.json'),
  'utf8',
)
const manifest = { file: 'm.json', text: bakery }

function move(text: string, from: string, to: string): string {
  const moved = movePage({ file: 'm.json', text }, from, to)
  if (!moved.isMoved) throw new Error(moved.reason)
  return moved.manifest.text
}

test('every link follows, with its place and its query, and the redirect is there', () => {
  const { site, findings } = analyse('m.json', move(bakery, '/bread', '/our-bread'))
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  const shown = JSON.stringify({ ...site, layout: { ...site?.layout, redirects: {} } })
  expect(shown).not.toMatch(/"\/bread["#?]|\]\(\/bread[)#?]/)
  expect(shown).toContain('"/our-bread#')
  expect(site?.layout.redirects['/bread']).toBe('/our-bread')
})

test('redirects that led to the old path lead to the new one at once', () => {
  const { site } = analyse('m.json', move(bakery, '/bread', '/our-bread'))
  const targets = Object.values(site?.layout.redirects ?? {})
  expect(targets.some((to) => to.startsWith('/our-bread'))).toBe(true)
  expect(targets.some((to) => /^\/bread(?:[?#]|$)/.test(to))).toBe(false)
})

test('there and back again leaves the pages as they were, and no redirect in a circle', () => {
  const back = move(move(bakery, '/bread', '/our-bread'), '/our-bread', '/bread')
  const { site, findings } = analyse('m.json', back)
  expect(site?.pages).toEqual(analyse('m.json', bakery).site?.pages)
  expect(findings.map(({ code }) => code)).not.toContain('redirect-loop')
  expect(site?.layout.redirects['/our-bread']).toBe('/bread')
  expect(site?.layout.redirects['/bread']).toBeUndefined()
})

test.each([
  { where: '/pages/0/blocks/0/text', link: '**[a](/bread)**, [**b**](/bread) and /bread' },
  { where: '/pages/0/blocks/0/text', link: 'At {opening}: “[a](/bread?day=1#starter)” \n' },
  { where: '/pages/0/blocks/0/text', link: '[a](https://www.hearthandrye.example/bread#starter)' },
  { where: '/pages/0/blocks/0/text', link: '[a](https://other.example/bread) [b](/bread)' },
  { where: '/notFound/blocks/0/text', link: '[a](/cakes), [b](/bread) or [c](/bread#starter)' },
  { where: '/shared/order/action/href', link: '/bread?day=1' },
  { where: '/footer/links/0/href', link: 'https://www.hearthandrye.example/bread?day=1#starter' },
  { where: '/navigation/1/href', link: '/bread' },
  { where: '/redirects/0/to', link: '/bread?day=1#starter' },
])('at $where the link of "$link" follows, and nothing else', ({ where, link }) => {
  const text = set(bakery, where, link)
  const moved = new Source('m.json', move(text, '/bread', '/our-bread'))
  const expected = link.replace(
    /(\]\(|^)(https:\/\/www\.hearthandrye\.example)?\/bread/g,
    '$1$2/our-bread',
  )
  expect(valueAt(moved, where)).toBe(expected)
  expect(expected).not.toBe(link)
})

test('no byte changes but the paths, and a redirect that looks like the others', () => {
  const escaped = bakery
    .replace('[bread](/bread)', '\\u2192 [bread](\\/bread)')
    .replaceAll('\n', '\r\n')
  const moved = move(escaped, '/bread', '/our-bread')
  const redirect = ',\r\n    {\r\n      "from": "/bread",\r\n      "to": "/our-bread"\r\n    }'
  expect(moved).toContain(redirect)
  const back = moved.replace(redirect, '').replace('(/our-bread)', '(/bread)')
  expect(back.replaceAll('/our-bread', '/bread')).toBe(escaped.replace('\\/bread', '/bread'))
})

test('a manifest without redirects gets its first', () => {
  const source = new Source('m.json', bakery)
  const removal = removeValue(source, ['redirects'])
  const text = applyEdits(source.text, removal ? [removal] : [])
  const moved = new Source('m.json', move(text, '/bread', '/our-bread'))
  expect(JSON.parse(moved.text).redirects).toEqual([{ from: '/bread', to: '/our-bread' }])
})

test('an acceptance goes with its page', () => {
  const accepted = [
    { code: 'title-alike', page: '/bread', reason: 'One' },
    { code: 'title-alike', page: '/cakes', reason: 'Two' },
  ]
  const moved = move(set(bakery, '/accepted', accepted), '/bread', '/our-bread')
  const pages = JSON.parse(moved).accepted.map(({ page }: { page: string }) => page)
  expect(pages).toEqual(['/our-bread', '/cakes'])
})

function set(text: string, pointer: string, value: unknown): string {
  const edit = setValue(new Source('m.json', text), pathOf(pointer), value)
  if (!edit) throw new Error(`Nothing is at ${pointer}.`)
  return applyEdits(text, [edit])
}

function valueAt(source: Source, pointer: string): unknown {
  const found = source.find(pathOf(pointer))
  return found && JSON.parse(source.text.slice(found.offset, found.end))
}

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
  expect(movePage(manifest, from, to)).toEqual({ isMoved: false, reason })
})

test('a path that leads elsewhere already is refused', () => {
  const moved = movePage(manifest, '/cakes', '/loaves')
  expect(moved).toMatchObject({ isMoved: false })
})

test('a manifest with errors is refused', () => {
  const text = bakery.replace('"hero"', '"heroe"')
  const moved = movePage({ ...manifest, text }, '/bread', '/x')
  expect(moved).toMatchObject({ isMoved: false, reason: expect.stringContaining('has errors') })
})

describe('in a site of several languages', () => {
  const languages = readFileSync(
    join(import.meta.dirname, '../../fixtures/languages/site.manifest.json'),
    'utf8',
  )
  const translatedIn = (text: string) =>
    [...text.matchAll(/"translates": "([^"]*)"/g)].map(([, path]) => path)

  test('translations name the page that they are of by its new path', () => {
    const moved = move(languages, '/brot', '/laibe')
    expect(translatedIn(moved)).toEqual(['/laibe', '/ueber-uns', '/neues', '/laibe', '/kontakt'])
  })

  test('a translation that was one by its path goes on being one', () => {
    const byPath = languages
      .replace(/"translates": "\/ueber-uns",\s*/, '')
      .replaceAll('/en/about', '/en/ueber-uns')
    const moved = move(byPath, '/en/ueber-uns', '/en/about')
    expect(translatedIn(moved).toSorted()).toEqual(translatedIn(languages).toSorted())
  })
})

test('links and redirects to the pages that are made of a list go with it', () => {
  const file = join(import.meta.dirname, '../../fixtures/observatory/site.manifest.json')
  const led = readFileSync(file, 'utf8').replace(
    '"pages": [',
    '"redirects": [{ "from": "/shooting-stars", "to": "/news/tag/meteors" }],\n"pages": [',
  )
  const moved = move(led, '/news', '/diary')
  expect(moved).toContain('[page 2](/diary/page/2) and [all about meteors](/diary/tag/meteors)')
  expect(moved).toContain('"path": "/news/perseids"')
  const redirectsOf = (text: string) => JSON.parse(text).redirects
  const [first, ...others] = redirectsOf(moved)
  expect(first).toEqual({ from: '/shooting-stars', to: '/diary/tag/meteors' })
  expect(others).toContainEqual({ from: '/news', to: '/diary' })
  expect(others).toContainEqual({ from: '/news/page/2', to: '/diary/page/2' })
  expect(others).toContainEqual({ from: '/news/tag/meteors', to: '/diary/tag/meteors' })
  // Back again, its former addresses are no redirects any more, and those of the meantime are.
  const [, ...back] = redirectsOf(move(moved, '/diary', '/news'))
  expect(back).toEqual(others.map(({ from, to }: Redirect) => ({ from: to, to: from })))
})
