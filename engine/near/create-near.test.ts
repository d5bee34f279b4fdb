import { expect, test } from 'vitest'
import type { Layout } from '../manifest/site.ts'
import { createNear } from './create-near.ts'
import type { LinkedPage } from './subjects.ts'

const texts = { near: { see: 'See also' } }
const menu = [
  { name: 'Home', href: '/' },
  {
    name: 'Bakes',
    href: '/bread',
    children: [
      { name: 'Bread', href: '/bread' },
      { name: 'Cakes', href: '/cakes' },
    ],
  },
  { name: 'Lessons', href: '/courses' },
  { name: 'Write', href: '/contact', prominent: true },
]
const layout = { site: { texts }, navigation: menu, footer: {} } as unknown as Layout // what is asked of one

function page(
  path: string,
  title: string,
  more: Partial<LinkedPage> = {},
  entries: object[] = [],
): LinkedPage {
  const listed = { path, title, description: '', entries } as unknown as LinkedPage['listed']
  return { links: [], ...more, listed }
}

const rye = { id: 'rye', title: 'Rye and its sour', summary: '', category: 'Bread' }
const plum = { id: 'plum', title: 'Plum tart in two days', summary: '', date: '2025-01-01' }
const glaze = { id: 'glaze', title: 'A glaze', summary: '', date: '2025-03-01' }
const pages = [
  page('/', 'A bakery', {
    asks: [{ path: '/courses', most: 2 }],
    links: ['/bread', '/cakes', '/oven'],
  }),
  page('/bread', 'Bread', { links: ['/oven'] }),
  page('/cakes', 'Cakes and a plum tart'),
  page('/courses', 'Courses', {}, [rye, plum, glaze]),
  page('/oven', 'A stone oven'),
  page('/contact', 'Write to us about bread'),
]
const near = createNear(layout, pages)
const see = (path: string) =>
  near(path)?.see?.map(({ name, links }) => `${name}: ${links.map(({ href }) => href).join(' ')}`)

test('a link counts both ways', () => {
  expect(see('/bread')).toContain('See also: /oven')
  expect(see('/oven')).toEqual(['See also: /bread'])
})

test('words that names share lead to entries, under the name that the menu has for their page', () => {
  expect(see('/cakes')?.join()).toMatch(/^Lessons: \/courses#plum/)
  expect(see('/bread')?.at(-1)).toMatch(/^Lessons: \/courses#rye/)
  expect(see('/courses')).toEqual(['See also: /cakes /bread'])
})

test('the home page and what is a button in the menu are near nothing', () => {
  expect(see('/')).toBeUndefined()
  expect(see('/contact')).toBeUndefined()
  expect(pages.flatMap(({ listed }) => see(listed.path) ?? []).join()).not.toContain('/contact')
})

test('pages of one group stand beside each other anyway', () => {
  expect(see('/bread')?.join()).not.toContain('/cakes')
})

test('a page has what it asks another one for, the newest first', () => {
  expect(near('/')?.lists).toEqual({
    '/courses': [
      { title: 'A glaze', href: '/courses#glaze', date: '2025-03-01' },
      { title: 'Plum tart in two days', href: '/courses#plum', date: '2025-01-01' },
    ],
  })
})

test('the order of the pages changes nothing', () => {
  const turned = createNear(layout, pages.toReversed())
  for (const { listed } of pages) expect(turned(listed.path)).toEqual(near(listed.path))
})

test('what is compared grows with the pages, not with their square', () => {
  const many = Array.from({ length: 3000 }, (_, n) =>
    page(`/p-${n}`, `Loaf number ${n} of the same kind`),
  )
  const nearMany = createNear(layout, many)
  expect(many.flatMap(({ listed }) => nearMany(listed.path) ?? [])).toEqual([])
})

test('a site without the words for it says nothing of what is near', () => {
  const silent = { ...layout, site: { texts: {} } } as unknown as Layout
  expect(createNear(silent, pages)('/bread')).toBeUndefined()
})
