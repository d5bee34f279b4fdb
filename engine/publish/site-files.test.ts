import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { type ListedSite, listedSite } from '../facts/page-facts.ts'
import { redirectPage, robots, sitemaps } from './site-files.ts'

const file = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
const { site } = analyse('m.json', readFileSync(file, 'utf8'))
if (!site) throw new Error('The bakery does not load.')
const listed = listedSite(site)
const { layout } = site

const filesOf = (...given: Parameters<typeof sitemaps>) => Object.fromEntries(sitemaps(...given))
const sitemap = (site: ListedSite) => filesOf(site)['/sitemap.xml'] ?? ''

test('the sitemap lists every page, in order, by its absolute address', () => {
  const urls = [...sitemap(listed).matchAll(/<url><loc>(.*)<\/loc>/g)]
  expect(urls.map(([, url]) => url)).toEqual([
    'https://www.hearthandrye.example/',
    'https://www.hearthandrye.example/bread',
    'https://www.hearthandrye.example/cakes',
    'https://www.hearthandrye.example/courses',
    'https://www.hearthandrye.example/news',
    'https://www.hearthandrye.example/about',
    'https://www.hearthandrye.example/contact',
  ])
})

test('the sitemap dates a page by itself or its newest article, and invents no date', () => {
  const bread = listed.pages.map((page) =>
    page.path === '/bread' ? { ...page, updated: '2025-04-01' } : page,
  )
  const dated = [
    ...sitemap({ layout, pages: bread }).matchAll(/\.example(.*)<\/loc><lastmod>(.*)</g),
  ]
  expect(dated.map(([, path, day]) => [path, day?.replace(/<.*/, '')])).toEqual([
    ['/bread', '2025-04-01'],
    ['/news', '2025-03-15'],
  ])
})

test('pages of a large site stand in several sitemaps, each once, and one names these', () => {
  const { '/sitemap.xml': list = '', ...files } = filesOf(listed, 3)
  const urls = Object.values(files).map((file) => file.match(/<url>.*/g) ?? [])
  expect(urls.flat()).toEqual(sitemap(listed).match(/<url>.*/g))
  expect(Math.max(...urls.map(({ length }) => length))).toBe(3)
  const { url } = listed.layout.site
  const named = [...list.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)
  expect(named).toEqual(Object.keys(files).map((name) => url + name))
})

test('crawlers may read everything and are led to the sitemap', () => {
  expect(robots(layout)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.hearthandrye.example/sitemap.xml\n',
  )
})

test.each([
  { to: '/cakes#tarts', url: 'https://www.hearthandrye.example/cakes#tarts' },
  { to: 'https://mill.example/?a=1&b=2', url: 'https://mill.example/?a=1&amp;b=2' },
])('the page of a redirect to $to leads there at once and is not indexed', ({ to, url }) => {
  const html = redirectPage(to, layout)
  expect(html).toContain(`<link rel="canonical" href="${url}">`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${to.replace('&', '&amp;')}">`)
  expect(html).toContain(`>${url}</a>`)
})
