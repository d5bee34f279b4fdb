import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { applyEdits } from '../text/edits/text-edit.ts'
import { follow } from './links.ts'

const file = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
const bakery = readFileSync(file, 'utf8')

const routes = {
  pages: new Map([
    ['/', { facts: { path: '/', anchors: [] } }],
    ['/bread', { facts: { path: '/bread', anchors: ['starter'] } }],
  ]),
  redirects: new Map([
    ['/loaves', '/bread'],
    ['/shop/loaves', '/loaves?from=shop'],
    ['/starter', '/bread#starter'],
    ['/rolls', '/buns'],
    ['/buns', '/rolls#today'],
    ['/shop', 'https://shop.example/'],
  ]),
}

test.each([
  { link: '/bread', leads: '/bread' },
  { link: '/loaves', leads: '/bread' }, // by a redirect
  { link: '/shop/loaves', leads: '/bread' }, // by two
  { link: '/starter', leads: '/bread' },
  { link: '/rolls', leads: undefined }, // in a circle
  { link: '/shop', leads: undefined }, // out of the site
  { link: '/cakes', leads: undefined },
])('$link leads to $leads', ({ link, leads }) => {
  expect(follow(link, routes)).toBe(leads)
})

test('following ends for any table of redirects, at a page or nowhere', () => {
  const paths: fc.Arbitrary<string> = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
  const targets = fc
    .tuple(paths, fc.constantFrom('', '#x', '?y', '?y#x'))
    .map((parts) => parts.join(''))
  const redirects = fc.array(fc.tuple(paths, targets)).map((entries) => new Map(entries))
  const pages = fc
    .array(paths)
    .map((list) => new Map(list.map((path) => [path, { facts: { path, anchors: [] } }])))
  fc.assert(
    fc.property(paths, pages, redirects, (path, pages, redirects) => {
      const end = follow(path, { pages, redirects })
      expect(end === undefined || pages.has(end)).toBe(true)
    }),
  )
})

describe('a link in the bakery', () => {
  test.each([
    { href: '/bread', codes: [] },
    { href: '/bread#starter', codes: [] },
    { href: '/pastries', codes: ['link-to-redirect'] },
    { href: '/courses?level=Advanced#rye', codes: [] },
    { href: '#main', codes: [] },
    { href: 'https://mill.example/flour', codes: [] },
    { href: 'mailto:{email}', codes: [] },
    { href: 'tel:{telephone}', codes: [] },
    { href: '/braed', codes: ['link-unknown-path'] },
    { href: '/Bread', codes: ['link-unknown-path'] },
    { href: '/bread/', codes: ['link-unknown-path'] },
    { href: '/bread#stater', codes: ['link-unknown-anchor'] },
    { href: '#starter', codes: ['link-unknown-anchor'] }, // it stands on another page
    { href: 'bread', codes: ['link-malformed'] },
    { href: '//bread', codes: ['link-malformed'] },
    { href: 'http://mill.example/', codes: ['link-malformed'] },
    { href: 'javascript:alert(1)', codes: ['link-malformed'] },
    { href: 'mailto:nobody', codes: ['link-malformed'] },
    { href: 'https://mill.example/\nflour', codes: ['link-malformed'] },
    { href: '/bread?a\u0000', codes: ['link-malformed'] },
    { href: '{emial}', codes: ['token-unknown'] },
  ])('$href: $codes', ({ href, codes }) => {
    const text = bakery.replace('"href": "/contact#main"', `"href": ${JSON.stringify(href)}`)
    expect(text).not.toBe(bakery)
    expect(analyse('m.json', text).findings.map(({ code }) => code)).toEqual(codes)
  })

  const files = { fileExists: (path: string) => path === '/menu.pdf' }
  test.each([
    { href: '/menu.pdf', codes: [] },
    { href: '/menu.pdf#page=2', codes: [] },
    { href: '/menus.pdf', codes: ['link-unknown-path'] },
  ])("$href among the site's files: $codes", ({ href, codes }) => {
    const text = bakery.replace('[what we bake](/bread)', `[what we bake](${href})`)
    expect(text).not.toBe(bakery)
    expect(analyse('m.json', text, files).findings.map(({ code }) => code)).toEqual(codes)
  })

  test('to its own page is right wherever the path stands in the page', () => {
    const manifest: { pages: { path: string }[] } = JSON.parse(
      bakery.replace('"/bread#starter"', '"/bread"').replace('See [what we bake](/bread)', 'See'),
    )
    const pages = manifest.pages.map(({ path, ...page }) => ({ ...page, path }))
    const text = JSON.stringify({ ...manifest, pages }).replace('/courses#first-loaf', '#starter')
    expect(analyse('m.json', text).findings).toEqual([])
  })
})

test.each([
  ['of a text', '"[Call us](/contat)"', '/contact'],
  ['of a text, at a place of another page', '"[Call us](/bread#startr)"', 'starter'],
])('the link %s that was mistyped has what was meant', (_, text, meant) => {
  expect(meantIn(bakery.replace(/"It is flour and water[^"]*"/, text))).toEqual([meant])
})

test('a line of the menu and of the footer that was mistyped has what was meant', () => {
  expect(meantIn(bakery.replace(/"href": "\/cakes"/, '"href": "/caks"'))).toEqual(['/cakes'])
  expect(meantIn(bakery.replace(/"href": "\/cakes"/, '"href": "/nothing-like-it"'))).toEqual([])
})

/** What was meant by the links that lead nowhere; each is right once it is written. */
function meantIn(text: string): string[] {
  expect(text).not.toBe(bakery)
  return analyse('m.json', text).findings.flatMap(({ code, guess }) => {
    if (!guess) return []
    const after = analyse('m.json', applyEdits(text, [guess.edit])).findings
    expect(after.map((finding) => finding.code)).not.toContain(code)
    return guess.text
  })
}
