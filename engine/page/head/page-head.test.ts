import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyse } from '../../analysis/analyse.ts'
import type { PageData } from '../../manifest/site.ts'
import { headHtml } from './head-html.ts'
import { pageHead } from './page-head.ts'

const file = join(import.meta.dirname, '../../fixtures/bakery/site.manifest.json')
const { site } = analyse('m.json', readFileSync(file, 'utf8'))
if (!site) throw new Error('The bakery does not load.')
const { layout, pages, notFound } = site
const url = 'https://www.hearthandrye.example'

function head(path: string, change: Partial<PageData> = {}) {
  const page = pages.find((each) => each.path === path) ?? notFound
  return pageHead({ ...page, ...change }, layout)
}

test.each([
  {
    path: '/',
    title: 'Sourdough and cakes from a stone oven | Hearth & Rye',
    canonical: `${url}/`,
  },
  { path: '/bread', title: 'Bread | Hearth & Rye', canonical: `${url}/bread` },
  { path: '', title: 'Page not found | Hearth & Rye', canonical: undefined },
])('the page "$path" is titled "$title"', ({ path, title, canonical }) => {
  expect(head(path)).toMatchObject({ title })
  expect(head(path).canonical).toBe(canonical)
})

test('what is shared has a title, a text, an address and an absolute picture', () => {
  const description = String(pages.find(({ path }) => path === '/bread')?.description)
  expect(head('/bread').properties).toEqual({
    'og:title': 'Bread | Hearth & Rye',
    'og:description': description,
    'og:type': 'website',
    'og:url': `${url}/bread`,
    'og:site_name': 'Hearth & Rye',
    'og:image': `${url}/_social/bread.png`,
  })
  expect(head('/bread').names).toEqual({
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Bread | Hearth & Rye',
    'twitter:description': description,
    'twitter:image': `${url}/_social/bread.png`,
  })
})

test.each([
  { src: '/loaf.png', absolute: `${url}/loaf.png` },
  { src: 'https://pictures.example/loaf.png', absolute: 'https://pictures.example/loaf.png' },
])('a page shows its own picture $src', ({ src, absolute }) => {
  const { names, properties } = head('/bread', { image: { src, alt: '', width: 1, height: 1 } })
  expect([names['twitter:image'], properties['og:image']]).toEqual([absolute, absolute])
})

test.each([
  { what: 'a site that wants none made', path: '/bread', change: {}, image: '/social.png' },
  {
    what: 'addresses without a page',
    path: '',
    change: { socialImages: true },
    image: '/social.png',
  },
])('the site\u2019s picture stands for $what', ({ path, change, image }) => {
  const site = { ...layout.site, socialImages: false, ...change }
  const page = pages.find((each) => each.path === path) ?? notFound
  expect(pageHead(page, { ...layout, site }).properties['og:image']).toBe(url + image)
})

test('keywords are listed where a page has them', () => {
  expect(head('/').names.keywords).toBe('sourdough, rye bread, stone oven, baking courses')
  expect(head('/bread').names).not.toHaveProperty('keywords')
})

test('only the page for addresses without one asks not to be indexed', () => {
  expect(head('').names.robots).toBe('noindex')
  for (const { path } of pages) expect(head(path).names).not.toHaveProperty('robots')
})

test('a page without any picture is shared without one', () => {
  const { socialImage: _, ...site } = layout.site
  const page = { path: '/plain', title: 'Plain', description: 'Plain bread.', blocks: [] }
  const { names, properties } = pageHead(page, {
    ...layout,
    site: { ...site, socialImages: false },
  })
  expect(names).toMatchObject({ 'twitter:card': 'summary' })
  expect(Object.keys({ ...names, ...properties }).filter((key) => /image/.test(key))).toEqual([])
})

describe('structured data', () => {
  test('of the organization has its facts and its rating', () => {
    expect(head('/').jsonLd[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      '@id': `${url}/#organization`,
      name: 'Hearth & Rye',
      description: 'Bakery with a stone oven, open since 1924.',
      url: `${url}/`,
      image: `${url}/social.png`,
      telephone: '+44-20-7946-0100',
      email: 'oven@hearthandrye.example',
      areaServed: 'The town and the villages around it',
      serviceType: ['Bakery', 'Baking courses'],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: '212' },
    })
  })

  test('of a service names who provides it', () => {
    expect(head('/bread').jsonLd[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Bread to order',
      description: 'Sourdough, rye and spelt loaves, ordered by noon and ready the next morning.',
      url: `${url}/bread`,
      provider: {
        ...{ '@type': 'LocalBusiness', '@id': `${url}/#organization` },
        ...{ name: 'Hearth & Rye', url: `${url}/` },
      },
    })
  })

  test('of a kind that the manifest words itself is passed on as it is', () => {
    const record = { '@type': 'Bakery', openingHours: 'Mo-Sa 07:00-18:00' }
    const [stated] = head('/bread', { structuredData: { type: 'record', record } }).jsonLd
    expect(stated).toEqual({ '@context': 'https://schema.org', ...record })
  })

  test('states one service a page, in an element of its own', () => {
    const scripts = [...headHtml(head('/bread')).matchAll(/ld\+json">(.*?)<\/script>/g)]
    const types = scripts.map(([, json = '']) => JSON.parse(json)['@type'])
    expect(types).toEqual(['Service', 'BreadcrumbList'])
  })

  test('is absent at addresses without a page', () => {
    expect(head('').jsonLd).toEqual([])
    expect(headHtml(head(''))).not.toContain('<script')
  })
})

describe('as HTML', () => {
  const evil = '</script><!--<script>"&\'>'

  test('no text of a page ends its tag or its script', () => {
    const html = headHtml(
      head('/bread', {
        title: evil,
        description: evil,
        structuredData: { type: 'Service', name: evil, description: evil },
      }),
    )
    expect(html.match(/<\/?\w+/g)).toEqual([
      '<title',
      '</title',
      '<link',
      ...Array.from({ length: 11 }, () => '<meta'),
      ...['<script', '</script', '<script', '</script'],
    ])
    expect(html).not.toContain('<!--')
    expect(html).toContain('content="&lt;/script&gt;&lt;!--&lt;script&gt;&quot;&amp;\'&gt;"')
    const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({ name: evil, description: evil })
  })

  test('the title stands first, and each value once', () => {
    expect(headHtml(head('/'))).toMatch(
      /^<title>Sourdough and cakes from a stone oven \| Hearth &amp; Rye<\/title><link rel="canonical" href="https:\/\/www\.hearthandrye\.example\/">/,
    )
    const html = headHtml(head('/'))
    const names = html.match(/(?:name|property)="[^"]+"/g) ?? []
    expect(new Set(names).size).toBe(names.length)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(html).toContain('<meta property="og:type" content="website">')
  })

  test('an address without a page has no address of its own', () => {
    expect(headHtml(head(''))).toMatch(/<\/title><meta /)
  })
})
