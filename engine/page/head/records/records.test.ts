import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Questions } from '../../../../schema/generated/manifest.js'
import { analyse } from '../../../analysis/analyse.ts'
import { pageHead } from '../page-head.ts'

type Json = { [key: string]: unknown }

const file = join(import.meta.dirname, '../../../fixtures/bakery/site.manifest.json')
const { site } = analyse('m.json', readFileSync(file, 'utf8'))
if (!site) throw new Error('The bakery does not load.')
const { layout } = site
const asked = (question: string, answer: string): Questions => ({
  type: 'questions',
  title: question,
  questions: [{ question, answer }],
})
const pages = site.pages.map((page) => {
  if (page.path !== '/contact') return page
  const blocks = [
    asked('Is it sour?', 'A **little**.'),
    asked('Is it rye?', '[All](/bread) of it.'),
  ]
  return { ...page, blocks: [...page.blocks, ...blocks] }
})
const url = layout.site.url

/** What search engines require, and where they say so (read in 2025). */
const required: { [type: string]: { properties: string[]; source: string } } = {
  Article: {
    properties: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
    source: 'developers.google.com/search/docs/appearance/structured-data/article (recommended)',
  },
  BreadcrumbList: {
    properties: ['itemListElement'],
    source: 'developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  },
  Course: {
    properties: ['name', 'description', 'provider', 'url', 'educationalLevel'],
    source: 'developers.google.com/search/docs/appearance/structured-data/course (course list)',
  },
  Answer: {
    properties: ['text'],
    source: 'developers.google.com/search/docs/appearance/structured-data/faqpage',
  },
  Event: {
    properties: ['name', 'startDate', 'location'],
    source: 'developers.google.com/search/docs/appearance/structured-data/event',
  },
  FAQPage: {
    properties: ['mainEntity'],
    source: 'developers.google.com/search/docs/appearance/structured-data/faqpage',
  },
  ItemList: {
    properties: ['itemListElement'],
    source: 'developers.google.com/search/docs/appearance/structured-data/carousel',
  },
  ListItem: {
    properties: ['position', 'item'],
    source: 'developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  },
  LocalBusiness: {
    properties: ['name', 'description', 'url', 'telephone', 'image', 'aggregateRating'],
    source: 'the site’s own demand; Google’s "address" is not in a manifest',
  },
  AggregateRating: {
    properties: ['ratingValue', 'reviewCount'],
    source: 'developers.google.com/search/docs/appearance/structured-data/review-snippet',
  },
  Organization: {
    properties: ['name', 'url'],
    source: 'developers.google.com/search/docs/appearance/structured-data/organization',
  },
  Place: {
    properties: ['name', 'address'],
    source: 'developers.google.com/search/docs/appearance/structured-data/event',
  },
  Question: {
    properties: ['name', 'acceptedAnswer'],
    source: 'developers.google.com/search/docs/appearance/structured-data/faqpage',
  },
  Service: { properties: ['name', 'description', 'provider'], source: 'schema.org/Service' },
  WebSite: {
    properties: ['name', 'url'],
    source: 'developers.google.com/search/docs/appearance/site-names',
  },
}

function recordsOf(path: string): Json[] {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page "${path}".`)
  return pageHead(page, layout).jsonLd.flatMap(({ '@context': _, '@graph': graph, ...record }) =>
    Array.isArray(graph) ? graph : [record],
  )
}

const ofType = (path: string, type: string) =>
  recordsOf(path).filter((record) => record['@type'] === type)

/** All records of a tree, those within others too, but not mere references. */
function nested(value: unknown): Json[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nested)
  return '@type' in value ? [{ ...value }, ...inner] : inner
}

const all = pages.flatMap(({ path }) => nested(recordsOf(path)))

describe('schema.org’s vocabulary', () => {
  const definitions = readFileSync(
    createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/\.js$/, '.d.ts'),
    'utf8',
  )

  /** The properties that a type has of itself and by descent, as the vocabulary's package lists them. */
  function vocabulary(name: string): string[] {
    const begin = new RegExp(`interface ${name}(?: extends ([\\w, <>"-]+))? {([\\s\\S]*?)\\n}`)
    const [, parents = '', body = ''] = begin.exec(definitions) ?? []
    const own = [...body.matchAll(/^\s+"(\w+)"\?:/gm)].map(([, property = '']) => property)
    return [...own, ...parents.split(/, /).filter(Boolean).flatMap(vocabulary)]
  }

  test('has the types’ properties, and not those of others', () => {
    expect(vocabulary('CourseBase')).toEqual(expect.arrayContaining(['timeRequired', 'name']))
    expect(vocabulary('CourseBase')).not.toContain('headlined')
  })

  /** Said of the organization by the specification's word, though schema.org has it for services; it does no harm. */
  const beyond: { [type: string]: string[] } = { LocalBusiness: ['serviceType'] }

  test.each(Object.keys(required))('knows every property of each %s', (type) => {
    const known = [...vocabulary(`${type}Leaf`), ...(beyond[type] ?? [])]
    const unknown = all
      .filter((record) => record['@type'] === type)
      .flatMap((record) => Object.keys(record))
      .filter((property) => !property.startsWith('@') && !known.includes(property))
    expect(unknown).toEqual([])
  })
})

describe('every record of the bakery', () => {
  test('is of a kind whose requirements are listed', () => {
    expect(new Set(all.map((record) => record['@type']))).toEqual(new Set(Object.keys(required)))
  })

  test.each(
    all
      .filter(
        ({ provider, ...record }) => record['@type'] !== 'LocalBusiness' || record.description,
      )
      .map((record) => ({
        type: String(record['@type']),
        name: record.name ?? record.headline,
        record,
      })),
  )('$type $name has what is required', ({ type, record }) => {
    for (const property of required[type]?.properties ?? [])
      expect(record, required[type]?.source).toHaveProperty(property)
  })

  test('holds no mark of the manifest’s inline form', () => {
    expect(JSON.stringify(all)).not.toMatch(/\*\*|\]\(/)
  })
})

describe('breadcrumbs', () => {
  const trail = (path: string) => {
    const [record] = ofType(path, 'BreadcrumbList')
    return nested(record)
      .slice(1)
      .map(({ name, item, position }) => `${position} ${name} ${String(item).replace(url, '')}`)
  }

  test.each([
    { path: '/cakes', leads: ['1 Home /', '2 Bakes /bread', '3 Cakes /cakes'] },
    { path: '/bread', leads: ['1 Home /', '2 Bread /bread'] },
    { path: '/news', leads: ['1 Home /', '2 News /news'] },
  ])('lead to $path', ({ path, leads }) => {
    expect(trail(path)).toEqual(leads)
  })

  test('of a page outside the menu hang on home', () => {
    const page = { ...pages[1], path: '/hidden', title: 'Hidden', description: '', blocks: [] }
    const [, record] = pageHead(
      { ...page, structuredData: { type: 'Service', name: 'a', description: 'b' } },
      layout,
    ).jsonLd
    expect(nested(record).at(-1)).toMatchObject({ name: 'Hidden', item: `${url}/hidden` })
  })

  test('begin with the site’s name where the menu does not lead home', () => {
    const navigation = layout.navigation.filter(({ href }) => href !== '/')
    const [page] = pages.filter(({ path }) => path === '/news')
    const records = page ? pageHead(page, { ...layout, navigation }).jsonLd : []
    expect(nested(records)[1]).toEqual({
      ...{ '@type': 'ListItem', position: 1 },
      ...{ name: layout.site.name, item: `${url}/` },
    })
  })

  test('are not on the home page', () => {
    expect(ofType('/', 'BreadcrumbList')).toEqual([])
  })
})

test('the organization and the site stand once, on the home page', () => {
  const id = { '@id': `${url}/#organization` }
  const whole = pages.flatMap(({ path }) =>
    recordsOf(path).filter((record) => record['@type'] === 'WebSite' || record.logo),
  )
  expect(whole).toHaveLength(2)
  expect(recordsOf('/').filter(({ logo }) => logo)).toMatchObject([id])
  expect(ofType('/', 'WebSite')[0]).toMatchObject({ '@id': `${url}/#website`, publisher: id })
})

test('each course has its level, and its length where that is a number with a unit', () => {
  const facts = ofType('/courses', 'Course').map(
    ({ url: address, educationalLevel, timeRequired }) => [
      String(address).replace(url, ''),
      educationalLevel,
      timeRequired,
    ],
  )
  expect(facts).toEqual([
    ['/courses#first-loaf', 'Beginner', undefined],
    ['/courses#rye', 'Advanced', 'P2D'],
  ])
})

test('an event has its day and hour, its place, and its end; what is over is no record', () => {
  const events = ofType('/courses', 'Event')
  expect(events).toMatchObject([
    { startDate: '2026-05-09T21:00', location: { name: 'The bakehouse' } },
    { startDate: '2026-09-07', endDate: '2026-09-12', url: `${url}/courses#rye-week` },
  ])
  expect(events).toHaveLength(2)
})

test('a course without a description is described by its topics', () => {
  const [, rye] = ofType('/courses', 'Course')
  expect(rye?.description).toBe('Three-stage sour; Long fermentation; Baking in a tin')
})

test('all questions of a page are one record, which no other page has', () => {
  const [{ mainEntity = [] } = {}, ...others] = ofType('/contact', 'FAQPage')
  expect(others).toEqual([])
  expect(mainEntity).toMatchObject([
    { name: 'Is it sour?', acceptedAnswer: { text: 'A little.' } },
    { name: 'Is it rye?', acceptedAnswer: { text: 'All of it.' } },
  ])
  expect(ofType('/bread', 'FAQPage')).toEqual([])
})

test('an article is dated, and has its place as its address', () => {
  expect(ofType('/news', 'Article')[0]).toMatchObject({
    url: `${url}/news#why-rye-sours`,
    headline: 'Why rye sours',
    articleSection: 'Bread',
    datePublished: '2025-03-15',
    dateModified: '2025-03-15',
    image: `${url}/_social/news.png`,
    author: { '@type': 'Organization', name: 'Hearth & Rye' },
  })
})
