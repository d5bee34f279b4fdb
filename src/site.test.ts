import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { load } from '../engine/manifest/load.ts'
import type { PageData } from '../engine/manifest/site.ts'

const file = join(import.meta.dirname, '../site.manifest.json')
const { site, findings } = await load(file)
if (!site) throw new Error(`The manifest does not load: ${findings[0]?.message}`)
const { pages, layout } = site

/** The blocks of one type on a page. */
function blocksOf<T extends PageData['blocks'][number]['type']>(path: string, type: T) {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`There is no page "${path}".`)
  return page.blocks.filter(
    (block): block is Extract<typeof block, { type: T }> => block.type === type,
  )
}

const cardsOf = (path: string) => blocksOf(path, 'cards').flatMap(({ cards }) => cards)
const sizesOf = (path: string) =>
  cardsOf(path).map(({ lists }) => lists.map(({ heading, items }) => [heading, items.length]))

test('the manifest has no findings', () => {
  expect(findings).toEqual([])
})

test('the routes are those of the specification, in its order', () => {
  expect(pages.map(({ path }) => path)).toEqual(
    '/ /acquiring /pos /poi /tms /key-management /payment-gateway /issuing-cms /emv-kernel-contact /emv-contactless /emv-script-management /emv-personalization /mobile-payments /apple-se-nfc /hce /mobile-loyalty /qr-payments /ev-payments /rtp /tsm /tsp /cloud /ai-ml /agentic-ai /fraud /loyalty /iot /crypto-backoffice /afc /fleet-card /training /tools /blog /about /contact'.split(
      ' ',
    ),
  )
  expect(pages).toHaveLength(35)
})

describe('the navigation', () => {
  test.each(
    [
      { name: 'Home', href: '/', children: [] },
      {
        name: 'Acquiring',
        href: '/acquiring',
        children: ['/payment-gateway', '/pos', '/poi', '/tms', '/key-management'],
      },
      {
        name: 'Issuing',
        href: '/issuing-cms',
        children: ['/issuing-cms', '/tsp', '/crypto-backoffice', '/loyalty', '/rtp'],
      },
      {
        name: 'EMV',
        href: '/emv-kernel-contact',
        children: [
          '/emv-kernel-contact',
          '/emv-contactless',
          '/emv-script-management',
          '/emv-personalization',
        ],
      },
      {
        name: 'Mobile Payments',
        href: '/mobile-payments',
        children: ['/apple-se-nfc', '/hce', '/mobile-loyalty', '/qr-payments'],
      },
      { name: 'EV Payments', href: '/ev-payments', children: [] },
      { name: 'AFC', href: '/afc', children: [] },
      { name: 'Fleet Card', href: '/fleet-card', children: [] },
      { name: 'Fraud', href: '/fraud', children: [] },
      { name: 'AI/ML', href: '/ai-ml', children: ['/ai-ml', '/agentic-ai'] },
      { name: 'Migrations', href: '/cloud', children: ['/cloud', '/iot'] },
      { name: 'Training', href: '/training', children: [] },
      { name: 'Tools', href: '/tools', children: [] },
      { name: 'About', href: '/about', children: [] },
      { name: 'Contact', href: '/contact', children: [] },
    ].map((item, index) => ({ ...item, index })),
  )('item $index is $name', ({ index, ...item }) => {
    expect(layout.navigation).toHaveLength(15)
    const { name, href, children = [] } = layout.navigation[index] ?? {}
    expect({ name, href, children: children.map((child) => child.href) }).toEqual(item)
  })
})

describe('the lists of a card', () => {
  test.each([
    { path: '/acquiring', consultancy: 18, training: 9 },
    { path: '/pos', consultancy: 13, training: 6 },
    { path: '/poi', consultancy: 12, training: 6 },
    { path: '/tms', consultancy: 13, training: 6 },
    { path: '/key-management', consultancy: 13, training: 6 },
    { path: '/payment-gateway', consultancy: 14, training: 7 },
    { path: '/issuing-cms', consultancy: 18, training: 10 },
    { path: '/emv-kernel-contact', consultancy: 8, training: 5 },
    { path: '/emv-contactless', consultancy: 8, training: 5 },
    { path: '/emv-script-management', consultancy: 8, training: 5 },
    { path: '/emv-personalization', consultancy: 8, training: 5 },
    { path: '/mobile-payments', consultancy: 8, training: 5, cards: 4 },
    { path: '/apple-se-nfc', consultancy: 8, training: 5 },
    { path: '/hce', consultancy: 8, training: 5 },
    { path: '/mobile-loyalty', consultancy: 8, training: 5 },
    { path: '/qr-payments', consultancy: 8, training: 5 },
    { path: '/ev-payments', consultancy: 8, training: 5, cards: 2 },
    { path: '/rtp', consultancy: 13, training: 6 },
    { path: '/tsm', consultancy: 12, training: 6 },
    { path: '/tsp', consultancy: 13, training: 6 },
    { path: '/cloud', consultancy: 13, training: 7 },
    { path: '/ai-ml', consultancy: 13, training: 7 },
    { path: '/agentic-ai', consultancy: 13, training: 7 },
    { path: '/fraud', consultancy: 18, training: 8 },
    { path: '/loyalty', consultancy: 18, training: 7 },
    { path: '/iot', consultancy: 13, training: 6 },
    { path: '/crypto-backoffice', consultancy: 13, training: 6 },
    { path: '/afc', consultancy: 13, training: 6 },
    { path: '/fleet-card', consultancy: 13, training: 6 },
  ])('$path: $consultancy and $training', ({ path, consultancy, training, cards = 1 }) => {
    const sizes = [
      ['Consultancy Focus', consultancy],
      ['Training Modules', training],
    ]
    expect(sizesOf(path)).toEqual(Array.from({ length: cards }, () => sizes))
  })

  const items = pages.flatMap(({ path }) =>
    cardsOf(path).flatMap(({ lists }) => lists.flatMap((list) => list.items)),
  )

  test('have items of 30 to 90 characters', () => {
    expect(items.length).toBeGreaterThan(500)
    expect(items.filter(({ length }) => length < 30 || length > 90)).toEqual([])
  })
})

test('every service page opens with a banner and ends with a call to action', () => {
  const services = pages.slice(1, 30)
  const ends = services.map(({ path, blocks }) => [path, blocks[0]?.type, blocks.at(-1)?.type])
  expect(ends).toEqual(services.map(({ path }) => [path, 'banner', 'call-to-action']))
})

describe('the special pages', () => {
  test('home shows 16 solutions, three figures and five projects', () => {
    const [solutions] = blocksOf('/', 'link-cards')
    expect(solutions?.cards.map(({ href }) => href)).toEqual(
      '/acquiring /issuing-cms /emv-chip /pos /rtp /tsm /tsp /cloud /ai-ml /agentic-ai /fraud /loyalty /iot /blockchain /afc /fleet-card'.split(
        ' ',
      ),
    )
    expect(blocksOf('/', 'statistics')[0]?.items.map(({ value }) => value)).toEqual([
      '600+',
      '65+',
      '5',
    ])
    expect(blocksOf('/', 'projects')[0]?.projects).toHaveLength(5)
    expect(blocksOf('/', 'hero')[0]).toMatchObject({
      badge: { label: 'USA-Based Company' },
      title: 'Transforming Fintech & Government Payment Systems',
      action: { label: 'Consult Now', href: '/contact' },
    })
  })

  test.each([
    { path: '/apple-se-nfc', title: 'Apple NFC & SE Platform Overview', lists: ['Key Features'] },
    { path: '/hce', title: 'What is Host Card Emulation?', lists: ['Key Benefits', 'Use Cases'] },
    {
      path: '/mobile-loyalty',
      title: 'Modern Mobile Loyalty',
      lists: ['Core Capabilities', 'Advanced Features'],
    },
  ])('$path has the panel "$title"', ({ path, title, lists }) => {
    const [panel] = blocksOf(path, 'panel')
    expect(panel?.title).toBe(title)
    expect(panel?.lists?.map(({ heading }) => heading)).toEqual(lists)
    for (const { items } of panel?.lists ?? []) {
      expect(items.length).toBeGreaterThanOrEqual(5)
      expect(items.length).toBeLessThanOrEqual(8)
    }
  })

  test('the QR page explains both modes', () => {
    const [columns] = blocksOf('/qr-payments', 'columns')
    expect(columns?.columns.map(({ title }) => title)).toEqual([
      'Merchant-presented mode (MPM)',
      'Consumer-presented mode (CPM)',
    ])
  })

  test('the courses are seven, each with its category, level and duration', () => {
    const [block] = blocksOf('/training', 'courses')
    expect(
      block?.courses.map(({ title, category, level, duration }) =>
        [title, category, level, duration].join(' · '),
      ),
    ).toEqual([
      'EMV Chip Card Technology · EMV · Foundation · 3 days',
      'EMV Contactless Payments · EMV · Advanced · 2 days',
      'EMV Kernel Debugging & Certification Lab · EMV · Expert · 3 days',
      'Acquiring Fundamentals · Acquiring · Foundation · 2 days',
      'Cloud-Native Payments Architecture · Cloud · Advanced · 2 days',
      'AI / ML Fundamentals for Payment Engineers · AI · Foundation · 2 days',
      'Real-Time Fraud Detection Frameworks · Fraud · Advanced · 2 days',
    ])
    expect(block?.labels.classSize).toBe('Max 12')
    expect(block?.levels.choices).toEqual(['Foundation', 'Advanced', 'Expert'])
  })

  test('the tools are six, two of them with steps', () => {
    const [block] = blocksOf('/tools', 'tools')
    expect(
      block?.tools.map(({ name, steps }) => [name, steps?.heading, steps?.items.length]),
    ).toEqual([
      ['EMV Kernel Analyzer', 'Analysis Steps', 8],
      ['EMV Card Personalizer', 'Personalization Steps', 10],
      ['ISO 8583 Message Builder', undefined, undefined],
      ['HSM Key Management Toolkit', undefined, undefined],
      ['Payment Gateway Simulator', undefined, undefined],
      ['RTP Message Validator', undefined, undefined],
    ])
  })

  test('the articles are six, newest first, from February to March 2025', () => {
    const dates = blocksOf('/blog', 'articles')[0]?.articles.map(({ date }) => date) ?? []
    expect(dates).toHaveLength(6)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect([dates.at(-1), dates[0]]).toEqual(['2025-02-15', '2025-03-15'])
    expect(blocksOf('/blog', 'articles')[0]?.categories.choices).toEqual(
      'EMV Cloud AI Fraud SmartCity Consultancy Training'.split(' '),
    )
  })
})

describe('no two are alike:', () => {
  const listed = pages.flatMap(({ blocks }) => itemsIn(blocks))

  test.each([
    { what: 'list items and curricula', texts: listed, least: 750 },
    { what: 'titles', texts: pages.map(({ title }) => title), least: 35 },
    { what: 'descriptions', texts: pages.map(({ description }) => description), least: 35 },
    {
      what: 'records for search engines',
      texts: pages.flatMap(({ structuredData: record }) =>
        record && record.type !== 'record' ? record.description : [],
      ),
      least: 30,
    },
  ])('$what', ({ texts, least }) => {
    const known = texts.map((text) => text.toLowerCase())
    expect(known.length).toBeGreaterThanOrEqual(least)
    expect(known.filter((text, index) => known.indexOf(text) < index)).toEqual([])
  })
})

test('descriptions have 110 to 165 characters', () => {
  const lengths = pages.map(({ path, description }) => ({ path, length: description.length }))
  expect(lengths.filter(({ length }) => length < 110 || length > 165)).toEqual([])
})

test('the brand and the ways to reach it stand under "variables" alone', () => {
  const { site: facts, ...rest }: { site: { variables: object } } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const { variables, ...others } = facts
  const text = JSON.stringify({ others, rest })
  expect(variables).toMatchObject({ brand: 'Tillmark', email: 'hello@tillmark.example' })
  expect(text).not.toMatch(/Tillmark|hello@|555-010-0100/)
  expect(text.match(/tillmark/g)).toHaveLength(1) // the site's own address
})

/** The texts of every list and curriculum within a value. */
function itemsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    (key === 'items' || key === 'curriculum') && Array.isArray(child)
      ? child.flatMap((item: unknown) => (typeof item === 'string' ? item : itemsIn(item)))
      : itemsIn(child),
  )
}
