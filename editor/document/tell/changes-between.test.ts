import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printed } from '../../../engine/text/edits/printed-json.ts'
import type { Action } from '../action.ts'
import { createSession } from '../create-session.ts'
import { memoryKeeper } from '../testing/memory-keeper.ts'
import { viewOf } from '../testing/view-of.ts'
import { changesBetween } from './changes-between.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../../engine/fixtures/bakery/site.manifest.json'),
  'utf8',
)
const card = { title: 'Pretzels', icon: 'wheat', lists: [{ heading: 'Salt', items: ['Coarse'] }] }

/** What is told of actions, when they were done and when all is compared. */
async function told(actions: Action[]) {
  const session = await createSession({ keeper: memoryKeeper(bakery), now: () => 0 })
  const steps: (string | undefined)[] = []
  for (const action of actions) {
    const done = await session.act(action)
    if (!done.isDone) throw new Error(done.reason)
    steps.push((await viewOf(session)).undo)
  }
  const { changes } = await session.changes()
  return { steps, changes: changes.map(({ sentence }) => sentence) }
}

test.each<{ action: Action; sentence: string; change?: string }>([
  {
    action: { kind: 'set', pointer: '/footer/tagline', value: 'Bread' },
    sentence: 'Changed the tagline of the footer',
  },
  {
    action: { kind: 'set', pointer: '/pages/0/title', value: 'Bread' },
    sentence: 'Changed the title of /',
  },
  {
    action: { kind: 'set', pointer: '/pages/0/blocks/0/badge/label', value: 'Old' },
    sentence: 'Changed the label of the badge of /',
  },
  {
    action: { kind: 'set', pointer: '/site/variables/opening', value: '6:00' },
    sentence: 'Changed the variable "opening"',
    change: 'Changed the variable "opening" to "6:00"',
  },
  {
    action: {
      kind: 'set',
      pointer: '/pages/0/blocks/0/badge/label',
      value: '**Old** [one](/bread)',
    },
    sentence: 'Changed the label of the badge of /',
  },
  {
    action: {
      kind: 'insert',
      pointer: '/pages/1/blocks/1/cards/0/lists/0/items/1',
      value: 'A **walnut** [loaf](/bread)',
    },
    sentence: 'Added an item "A walnut loaf" to /bread',
  },
  {
    action: { kind: 'set', pointer: '/pages/0/colour', value: 'gold' },
    sentence: 'Added the colour of /',
  },
  {
    action: { kind: 'insert', pointer: '/pages/1/blocks/1/cards/0', value: card },
    sentence: 'Added a card "Pretzels" to /bread',
  },
  {
    action: { kind: 'remove', pointer: '/pages/0/blocks/1' },
    sentence: 'Removed the announcement block "Rye evenings in spring" from /',
  },
  { action: { kind: 'remove', pointer: '/pages/2' }, sentence: 'Deleted the page /cakes' },
  {
    action: { kind: 'move', from: '/navigation/4', to: '/navigation/2' },
    sentence: 'Menu: moved About before Courses',
  },
  {
    action: { kind: 'move', from: '/pages/1', to: '/pages/6' },
    sentence: 'Moved the page /bread to the end',
  },
  {
    action: { kind: 'insert', pointer: '/navigation/0', value: { name: 'Pies', href: '/cakes' } },
    sentence: 'Menu: added Pies',
  },
  {
    action: { kind: 'insert', pointer: '/redirects/0', value: { from: '/x', to: '/' } },
    sentence: 'Added a redirect from /x',
  },
  {
    action: { kind: 'delete-page', path: '/about', linksTo: '/contact' },
    sentence: 'Deleted the page /about; 1 link leads to /contact; redirect added',
  },
])('$sentence', async ({ action, sentence, change = sentence }) => {
  expect(await told([action])).toEqual({ steps: [sentence], changes: [change] })
})

test('another picture is one sentence', () => {
  const image = { src: '/a.png', alt: 'A loaf', width: 38, height: 20 }
  const page = (picture: object) =>
    JSON.stringify({ pages: [{ path: '/', blocks: [{ image: picture }] }] })
  const other = { src: '/b.webp', alt: 'Two loaves', width: 58, height: 33 }
  const changes = changesBetween(page(image), page(other)).map(({ sentence }) => sentence)
  expect(changes).toEqual(['Changed the image of /'])
})

test.each([
  {
    what: 'a menu item that is renamed and moved',
    list: 'navigation',
    change: (menu: object[]) => [{ ...menu.at(-1), name: 'Write' }, ...menu.slice(0, -1)],
    told: ['Menu: moved Write before Home', 'Menu: renamed Contact to Write'],
  },
  {
    what: 'one that is renamed where it stands',
    list: 'navigation',
    change: (menu: object[]) => [{ ...menu[0], name: 'Start' }, ...menu.slice(1)],
    told: ['Menu: renamed Home to Start'],
  },
  {
    what: 'one that is renamed, and leads elsewhere',
    list: 'navigation',
    change: (menu: object[]) => [{ name: 'Write', href: '/cakes' }, ...menu.slice(0, -1)],
    told: ['Menu: added Write', 'Menu: removed Contact'],
  },
  {
    what: 'two items that lead to one place, of which one is another now',
    list: 'cards',
    change: () => [
      { title: 'C', href: '/bread' },
      { title: 'between', href: '/' },
    ],
    told: ['Added a card "C"', 'Removed the card "A"', 'Removed the card "B"'],
  },
  {
    what: 'a card that says the same under another name at the end',
    list: 'events',
    change: ([first, ...others]: object[]) => [...others, { ...first, title: 'Waffles' }],
    told: ['Moved the event "Waffles" to the end', 'Renamed the event "Pies" to "Waffles"'],
  },
])('$what is told as that', ({ list, change, told }) => {
  const before: { [list: string]: object[] } = {
    navigation: JSON.parse(bakery).navigation,
    cards: [
      { title: 'between', href: '/' },
      { title: 'A', href: '/bread' },
      { title: 'B', href: '/bread' },
    ],
    events: [
      { title: 'Pies', text: 'Bring an apron' },
      { title: 'Bread', text: 'Bring time' },
      { title: 'Cakes', text: 'Bring friends' },
    ],
  }
  const after = { ...before, [list]: change(before[list] ?? []) }
  const changes = changesBetween(JSON.stringify(before), JSON.stringify(after))
  expect(changes.map(({ sentence }) => sentence).toSorted()).toEqual(told)
})

test('a page that moved is one sentence, and what else was changed of it another', async () => {
  const { changes } = await told([
    { kind: 'set', pointer: '/pages/2/title', value: 'Sweet things' },
    { kind: 'move-page', from: '/cakes', to: '/sweets' },
  ])
  expect(changes).toEqual([
    expect.stringMatching(/^Moved \/cakes to \/sweets; \d+ links follow; redirect added$/),
    'Changed the title of /sweets',
  ])
})

test('what was done and undone by hand is not told', async () => {
  const { changes } = await told([
    { kind: 'move', from: '/navigation/0', to: '/navigation/3' },
    { kind: 'move', from: '/navigation/3', to: '/navigation/0' },
  ])
  expect(changes).toEqual([])
})

describe('whatever the texts', () => {
  test('something is told where, and only where, they say something else', () => {
    fc.assert(
      fc.property(printed, printed, (before, after) => {
        const isSame = JSON.stringify(before.value) === JSON.stringify(after.value)
        expect(changesBetween(before.text, after.text).length > 0).toBe(!isSame)
      }),
      { numRuns: 300 },
    )
  })

  test('a text that cannot be read is told as one change', () => {
    expect(changesBetween(bakery, '{')).toEqual([{ sentence: 'Edited the text', pointer: '' }])
  })
})
