import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { load } from '../engine/analysis/load.ts'
import { hasErrors } from '../engine/findings/count-findings.ts'
import { blockAt, layout, manifestFile, pages } from './e2e/site.ts'
import * as specification from './specification.ts'

// The manifest against the specification; what the specification leaves open may be anything that the check allows.

const cardsAt = (path: string) =>
  pages
    .filter((page) => page.path === path)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.type === 'cards' ? block.cards : [])))

test('the manifest has no errors', async () => {
  const { findings } = await load(manifestFile)
  expect(hasErrors(findings), JSON.stringify(findings, null, 2)).toBe(false)
})

test('the routes are those of the specification, in its order', () => {
  expect(pages.map(({ path }) => path)).toEqual(specification.routes)
})

test('former addresses lead where the specification has them', () => {
  expect(layout.redirects).toMatchObject(specification.redirects)
})

test('the menu has the specified items', () => {
  expect(
    layout.navigation.map(({ name, href, children = [] }) => [
      name,
      href,
      ...children.map((child) => child.href),
    ]),
  ).toEqual(specification.navigation)
})

describe('the lists of a card', () => {
  const [consultancy, training] = specification.cardLists

  test.each(specification.serviceCards)('%s: %d × %d and %d', (path, count, focus, modules) => {
    const sizes = cardsAt(path).map(({ lists = [] }) =>
      lists.map(({ heading, items }) => [heading, items.length]),
    )
    const card = [
      [consultancy, focus],
      [training, modules],
    ]
    expect(sizes).toEqual(Array.from({ length: count }, () => card))
  })

  test.each(specification.uncountedCards)('%s has %d cards with both lists', (path, count) => {
    const headings = cardsAt(path).map(({ lists = [] }) => lists.map(({ heading }) => heading))
    expect(headings).toEqual(Array.from({ length: count }, () => [consultancy, training]))
  })

  const items = specification.routes.flatMap((path) =>
    cardsAt(path).flatMap(({ lists = [] }) => lists.flatMap((list) => list.items)),
  )

  test('have items of 30 to 90 characters, no two of them alike', () => {
    expect(items.length).toBeGreaterThan(400)
    expect(items.filter(({ length }) => length < 30 || length > 90)).toEqual([])
    const known = items.map((item) => item.toLowerCase())
    expect(known.filter((item, index) => known.indexOf(item) < index)).toEqual([])
  })
})

test('every service page opens with a banner and ends with a call to action', () => {
  const services = [...specification.serviceCards, ...specification.uncountedCards].map(
    ([path]) => path,
  )
  const ends = pages
    .filter(({ path }) => services.includes(path))
    .map(({ blocks }) => [blocks[0]?.type, blocks.at(-1)?.type])
  expect(ends).toEqual(services.map(() => ['banner', 'call-to-action']))
})

describe('the special pages', () => {
  test('home has its hero, announcement, solutions, figures and projects', () => {
    const { label, title, action, announcement, solutions, figures, projects } = specification.home
    expect(blockAt('/', 'hero')).toMatchObject({ badge: { label }, title, action })
    expect(blockAt('/', 'announcement').href).toBe(announcement)
    expect(blockAt('/', 'link-cards').cards.map(({ href }) => href)).toEqual(solutions)
    expect(blockAt('/', 'statistics').items.map(({ value }) => value)).toEqual(figures)
    expect(blockAt('/', 'projects').projects.map((project) => project.title)).toEqual(
      projects.map((words) => expect.stringMatching(words)),
    )
  })

  test.each(specification.panels)('$path has the panel "$title"', ({ path, title, lists }) => {
    const panel = blockAt(path, 'panel')
    expect(panel.title).toBe(title)
    expect(panel.lists?.map(({ heading }) => heading)).toEqual(lists)
  })

  test('the QR page has its title, and the EV page a card for each protocol', () => {
    expect(blockAt('/qr-payments', 'banner').title).toBe(specification.qrTitle)
    expect(blockAt('/qr-payments', 'columns').columns).toHaveLength(2)
    expect(cardsAt('/ev-payments').map(({ title }) => title)).toEqual(specification.evCards)
  })

  test('the courses are seven, each with its category, level and duration', () => {
    const { courses, labels, levels, search } = blockAt('/training', 'courses')
    const expected = specification.training
    expect(
      courses.map(({ title, category, level, duration }) => [title, category, level, duration]),
    ).toEqual(expected.courses)
    expect(levels.choices).toEqual(expected.levels)
    expect(search.placeholder).toBe(expected.placeholder)
    const { classSize, curriculum, request } = expected
    expect(labels).toMatchObject({ classSize, curriculum, request })
  })

  test('the tools are six, two of them with steps', () => {
    const shown = blockAt('/tools', 'tools').tools.map(({ name, kind, steps }) =>
      steps ? [name, kind, [steps.heading, steps.items.length]] : [name, kind],
    )
    expect(shown).toEqual(specification.tools)
  })

  test('the articles are six of the specified weeks, newest first', () => {
    const { articles, categories, labels } = blockAt('/blog', 'articles')
    const { all, categories: choices, count, first, last, open } = specification.insights
    const dates = articles.map(({ date }) => date)
    expect(dates).toHaveLength(count)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect([dates.at(-1), dates[0]]).toEqual([first, last])
    expect(categories).toMatchObject({ all, choices })
    expect(labels.open).toBe(open)
  })
})

test('the brand and the ways to reach it stand under "variables" alone', () => {
  const { site, ...rest }: { site: { variables: { [name: string]: string } } } = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  )
  const { variables, ...facts } = site
  const text = JSON.stringify({ facts, rest })
  for (const name of ['brand', 'email', 'telephone']) {
    expect(variables[name], name).toMatch(/\S/)
    expect(text, name).not.toContain(variables[name])
  }
})
