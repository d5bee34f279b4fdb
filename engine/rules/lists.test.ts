import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyse } from '../analysis/analyse.ts'
import { applyEdits } from '../text/edits/text-edit.ts'

const file = join(import.meta.dirname, '../fixtures/bakery/site.manifest.json')
const { pages: _, redirects: __, ...bakery } = JSON.parse(readFileSync(file, 'utf8'))

/** A page of that title, with the blocks and whatever else is given. */
const page = (path: string, blocks: object[], more: object = {}) => ({
  ...{ path, title: `Page ${path.slice(1)}`, description: `About the page ${path.slice(1)}.` },
  ...more,
  blocks: [{ type: 'banner', title: `Page ${path.slice(1)}` }, ...blocks],
})
const list = (of: string, more: object = {}) => ({ type: 'list', of, ...more })
const article = (path: string, ...tags: string[]) =>
  page(path, [{ type: 'byline' }], {
    entry: { type: 'article', date: '2025-01-01', ...(tags.length && { tags }) },
  })

/** What is found about lists, with what is guessed in its place. */
function found(pages: object[], around: object = {}) {
  const text = JSON.stringify({ ...bakery, ...around, pages })
  return analyse('m.json', text)
    .findings.filter(({ code }) => /^(?:list|tag|entry)-/.test(code))
    .map(({ code, at, message, hint, guess }) => ({
      ...{ code, at: at.pointer, said: `${message} ${hint}` },
      ...(guess && { tag: /"tag":"([^"]*)"/.exec(applyEdits(text, [guess.edit]))?.[1] }),
    }))
}

describe('a list of what no page is', () => {
  test.each([
    { of: 'courses', kind: 'a course' },
    { of: 'events', kind: 'an event' },
    { of: 'articles', kind: 'an article' },
  ])('is found where it says so: $of', ({ of, kind }) => {
    const [only, ...others] = found([page('/', []), page('/news', [list(of, { tag: 'Rye' })])])
    expect(others).toEqual([])
    expect(only).toMatchObject({ code: 'list-empty', at: '/pages/1/blocks/1/of' })
    expect(only?.said).toContain(`No page of this language is ${kind}, so this list shows nothing.`)
    expect(only?.said).toContain(`of the type "${kind.replace(/^an? /, '')}"`)
  })

  test('is found at the page where it stands in a shared block', () => {
    const shared = { ...bakery.shared, ours: list('events') }
    const pages = [page('/', []), page('/news', [{ type: 'shared', name: 'ours' }])]
    expect(found(pages, { shared })).toMatchObject([{ code: 'list-empty', at: '/pages/1/path' }])
  })
})

describe('a list with a tag that nothing has', () => {
  const lists = (tag: string, ...articles: object[]) =>
    found([page('/', []), page('/news', [list('articles', { tag })]), ...articles])

  test('is told which tag may be meant', () => {
    const [only, ...others] = lists('Sourdouhg', article('/a', 'Rye', 'Sourdough'))
    expect(others).toEqual([])
    expect(only).toMatchObject({ code: 'list-unknown-tag', at: '/pages/1/blocks/1/tag' })
    expect(only).toMatchObject({ tag: 'Sourdough' })
    expect(only?.said).toBe(
      'None of the articles has the tag "Sourdouhg", so this list shows nothing. Did you mean "Sourdough"?',
    )
  })

  test('is told some of the tags that there are', () => {
    const tags = Array.from({ length: 13 }, (_, n) => `Tag ${String.fromCharCode(65 + n)}${n}`)
    const [only] = lists('Unheard-of', article('/a', ...tags))
    expect(only).not.toHaveProperty('tag')
    expect(only?.said).toMatch(/ Tags of articles are: Tag A0, .*, Tag L11\.$/)
  })

  test('is told that there is none', () => {
    expect(lists('Rye', article('/a'))[0]?.said).toMatch(/ Give some of the articles that tag\.$/)
  })

  test('is not found where the tag is written otherwise, nor without a tag', () => {
    expect(lists('rye', article('/a', 'Rye'))).toEqual([])
    expect(found([page('/', [list('articles')]), article('/a', 'Rye')])).toEqual([])
  })

  test('is offered nothing where it stands in a shared block', () => {
    const shared = { ...bakery.shared, ours: list('articles', { tag: 'Ryee' }) }
    const pages = [page('/', [{ type: 'shared', name: 'ours' }]), article('/a', 'Rye')]
    const [only] = found(pages, { shared })
    expect(only).toMatchObject({ code: 'list-unknown-tag', at: '/pages/0/path' })
    expect(only?.said).toMatch(/ Did you mean "Rye"\?$/)
    expect(only).not.toHaveProperty('tag')
  })
})

test('of the lists of a page, those behind the first without a limit are found', () => {
  const blocks = [
    list('articles', { most: 2 }),
    { type: 'banner', title: 'More' },
    list('articles'),
    list('articles', { tag: 'Rye', most: 1 }),
    list('articles', { tag: 'Rye' }),
  ]
  const [only, ...others] = found([page('/', blocks), article('/a', 'Rye')])
  expect(others).toEqual([])
  expect(only).toMatchObject({ code: 'list-again', at: '/pages/0/blocks/5/of' })
  expect(only?.said).toBe(
    'Only the first list of a page goes on with pages of its own; this one shows all at once. Give it "most", or a page of its own.',
  )
})

describe('tags with one address', () => {
  test('are found where the second stands, with the first', () => {
    const [only, ...others] = found([
      page('/', []),
      article('/a', 'Oven', 'Rye'),
      article('/b', 'Rye'),
      article('/c', 'Oven', 'rye'),
    ])
    expect(others).toEqual([])
    expect(only).toMatchObject({ code: 'tag-alike', at: '/pages/3/entry/tags/1' })
    expect(only?.said).toContain('The tags "Rye" and "rye" have one address')
  })

  test('are two where they are tags of two kinds', () => {
    const course = page('/b', [{ type: 'byline' }], { entry: { type: 'course', tags: ['rye'] } })
    expect(found([page('/', []), article('/a', 'Rye'), course])).toEqual([])
  })
})

test('a byline on a page that is no entry is found at the page, wherever on it', () => {
  const first = { ...page('/b', []), blocks: [{ type: 'byline' }] }
  expect(found([page('/', []), page('/a', [{ type: 'byline' }]), first])).toMatchObject([
    { code: 'entry-missing', at: '/pages/1/path' },
    { code: 'entry-missing', at: '/pages/2/path' },
  ])
})

describe('in a site of two languages', () => {
  const home = [{ name: 'Home', href: '/pt' }]
  const footer = { copyright: 'Hearth', tagline: 'Pão', links: home, register: 'Mais' }
  const around = { site: { ...bakery.site, languages: { pt: { navigation: home, footer } } } }
  const homes = [page('/', []), page('/pt', [], { translates: '/' })]

  test('a list is empty where only the other has what it lists', () => {
    const pages = [...homes, page('/pt/news', [list('articles')]), article('/a', 'Rye')]
    expect(found(pages, around)).toMatchObject([{ code: 'list-empty', at: '/pages/2/blocks/1/of' }])
  })

  test('tags are of one language each', () => {
    const both = [page('/news', [list('articles', { tag: 'Centeio' })]), article('/a', 'rye')]
    const all = [...homes, ...both, article('/pt/b', 'Rye'), article('/pt/c', 'Centeio')]
    expect(found(all, around)).toMatchObject([
      { code: 'list-unknown-tag', at: '/pages/2/blocks/1/tag' },
    ])
  })
})
