import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Action, Json } from '../../../document/action.ts'
import { createSession } from '../../../document/create-session.ts'
import { memoryKeeper } from '../../../document/testing/memory-keeper.ts'
import { itemAt, type MenuPlace, placesOf, readMenu } from './menu-item.ts'
import { addToMenu, type Direction, dropInMenu, moveInMenu } from './menu-moves.ts'

const line = (name: string) => ({ name, href: `/${name}` })
const written: Json = [
  line('a'),
  { ...line('b'), children: [line('b1'), line('b2')] },
  { ...line('c'), prominent: true },
  { ...line('d'), children: [line('d1')] },
]
const read = (value: Json | undefined) => readMenu(value, '/navigation')
const menu = read(written)

/** The menu as "a b(b1 b2) c". */
const inWords = (value: Json | undefined) =>
  read(value)
    .items.map(({ name, children }) =>
      children.length ? `${name}(${children.map((child) => child.name).join(' ')})` : name,
    )
    .join(' ')

async function after(value: Json, actions: Action[]): Promise<Json | undefined> {
  const session = await createSession({
    keeper: memoryKeeper(JSON.stringify({ navigation: value }, null, 2)),
    now: () => 0,
  })
  expect(await session.actTogether(actions)).toMatchObject({ isDone: true })
  return session.valueAt('/navigation')
}

test.each<{ from: MenuPlace; direction: Direction; becomes: string | undefined }>([
  { from: [0], direction: 'down', becomes: 'b(b1 b2) a c d(d1)' },
  { from: [0], direction: 'up', becomes: undefined },
  { from: [0], direction: 'in', becomes: undefined },
  { from: [3], direction: 'down', becomes: undefined },
  { from: [2], direction: 'in', becomes: 'a b(b1 b2 c) d(d1)' },
  { from: [1], direction: 'in', becomes: undefined }, // it has a menu of its own
  { from: [1, 1], direction: 'up', becomes: 'a b(b2 b1) c d(d1)' },
  { from: [1, 0], direction: 'out', becomes: 'a b(b2) b1 c d(d1)' },
  { from: [3, 0], direction: 'out', becomes: 'a b(b1 b2) c d d1' },
])('$direction from $from: $becomes', async ({ from, direction, becomes }) => {
  const move = moveInMenu(menu, from, direction)
  expect(move && inWords(await after(written, move.actions))).toBe(becomes)
})

test('an item that begins a menu makes one', async () => {
  const flat: Json = [line('a'), line('b')]
  const move = moveInMenu(read(flat), [1], 'in')
  expect(inWords(await after(flat, move?.actions ?? []))).toBe('a(b)')
})

test('a line in a menu is a button no more', async () => {
  const move = moveInMenu(menu, [2], 'in')
  expect(await after(written, move?.actions ?? [])).toMatchObject([
    {},
    { children: [{}, {}, line('c')] },
    {},
  ])
})

test.each<{ item?: number; buttons: string[]; becomes: string }>([
  { buttons: ['c', 'd'], becomes: 'a b(b1 b2) new c d(d1)' },
  { buttons: ['a'], becomes: 'a b(b1 b2) c d(d1) new' },
  { item: 0, buttons: [], becomes: 'a(new) b(b1 b2) c d(d1)' },
  { item: 1, buttons: [], becomes: 'a b(b1 b2 new) c d(d1)' },
])('a new line below $item, with the buttons $buttons: $becomes', async (each) => {
  const { item, buttons, becomes } = each
  const value = menu.items.map(({ name, written }) => ({
    ...Object(written),
    prominent: buttons.includes(name),
  }))
  const { actions, place } = addToMenu(read(value), line('new'), item)
  const added = await after(value, actions)
  expect(inWords(added)).toBe(becomes)
  expect(itemAt(read(added), place)?.name).toBe('new')
})

test.each([
  { from: 0, to: 2, becomes: 'b(b1 a b2) c d(d1)' },
  { from: 0, to: 3, becomes: 'b(b1 b2) a c d(d1)' },
  { from: 4, to: 0, becomes: 'c a b(b1 b2) d(d1)' },
  { from: 4, to: 2, becomes: 'a b(c b1 b2) d(d1)' },
  { from: 2, to: 6, becomes: 'a b(b2) c d(d1) b1' },
  { from: 1, to: 4, becomes: 'a c b(b1 b2) d(d1)' },
])('line $from dropped below $to others: $becomes', async ({ from, to, becomes }) => {
  const move = dropInMenu(menu, from, to)
  expect(move && inWords(await after(written, move.actions))).toBe(becomes)
})

test('wherever a line goes, none is lost, and it stands where it was said', async () => {
  const count = placesOf(menu).length
  const index = fc.integer({ min: 0, max: count - 1 })
  await fc.assert(
    fc.asyncProperty(index, index, async (from, to) => {
      const move = dropInMenu(menu, from, to)
      if (!move) return
      const moved = read(await after(written, move.actions))
      const names = placesOf(moved).map(({ item }) => item.name)
      expect(names.toSorted()).toEqual(
        placesOf(menu)
          .map(({ item }) => item.name)
          .toSorted(),
      )
      const there = placesOf(moved).find(({ place }) => String(place) === String(move.place))
      expect(there?.item.name).toBe(placesOf(menu)[from]?.item.name)
    }),
    { numRuns: 40 },
  )
})
