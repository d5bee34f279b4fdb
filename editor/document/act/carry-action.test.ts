import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Action } from '../action.ts'
import { createSession } from '../create-session.ts'
import { memoryKeeper } from '../testing/memory-keeper.ts'
import { viewOf } from '../testing/view-of.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../../engine/fixtures/bakery/site.manifest.json'),
  'utf8',
)
const page = { path: '/pies', title: 'Pies', description: 'Pies.', blocks: [] }
const more: Action = { kind: 'insert', pointer: '/pages/0', value: page }
const fewer: Action = { kind: 'remove', pointer: '/pages/0' }
const elsewhere: Action = { kind: 'move', from: '/pages/1', to: '/pages/3' }
const firstElsewhere: Action = { kind: 'move', from: '/pages/0', to: '/pages/3' }
const text = bakery.indexOf('Bread that takes')
const tagline = (value: string): Action => ({ kind: 'set', pointer: '/footer/tagline', value })
const replace = (...pointers: string[]): Action => ({
  kind: 'replace',
  places: pointers.map((pointer) => ({ pointer, start: 0, end: 1 })),
  by: 'x',
})
/** The tagline and what stands before or behind it become something else at once. */
const written = /"tagline": ("[^"]*")/.exec(bakery)
const member = { offset: written?.index ?? 0, length: written?.[0].length ?? 0 }
const value = { offset: member.offset + 11, length: written?.[1]?.length ?? 0 }
const items = '"sourdough", "rye bread"'
const twoItems = { offset: bakery.indexOf(items), length: items.length }

test.each<{ meanwhile: Action; action: Action; at: string; is: unknown }>([
  {
    meanwhile: more,
    action: { kind: 'set', pointer: '/pages/1/title', value: 'x' },
    at: '/pages/2/title',
    is: 'x',
  },
  {
    meanwhile: fewer,
    action: { kind: 'set', pointer: '/pages/1/title', value: 'x' },
    at: '/pages/0/title',
    is: 'x',
  },
  {
    meanwhile: more,
    action: { kind: 'set', pointer: '/pages/1/unheard', value: 'of' },
    at: '/pages/2/unheard',
    is: 'of',
  },
  {
    meanwhile: more,
    action: { kind: 'insert', pointer: '/pages/1/blocks/6', value: 'x' },
    at: '/pages/2/blocks/6',
    is: 'x',
  },
  {
    meanwhile: { kind: 'text', edits: [{ ...value, text: '"y"' }] },
    action: tagline('x'),
    at: '/footer/tagline',
    is: 'x',
  },
  {
    meanwhile: more,
    action: { kind: 'move-page', from: '/bread', to: '/loaf' },
    at: '/pages/2/path',
    is: '/loaf',
  },
  {
    meanwhile: more,
    action: { kind: 'delete-page', path: '/bread' },
    at: '/pages/2/path',
    is: '/cakes',
  },
  {
    meanwhile: more,
    action: { kind: 'insert', pointer: '/pages/7', value: 'x' },
    at: '/pages/8',
    is: 'x',
  },
  {
    meanwhile: more,
    action: { kind: 'remove', pointer: '/pages/1' },
    at: '/pages/2/path',
    is: '/cakes',
  },
  {
    meanwhile: more,
    action: { kind: 'move', from: '/pages/2', to: '/pages/1' },
    at: '/pages/2/path',
    is: '/cakes',
  },
  {
    meanwhile: more,
    action: { kind: 'rename', pointer: '/pages/1/title', key: 'x' },
    at: '/pages/2/x',
    is: 'Bread',
  },
  {
    meanwhile: more,
    action: { kind: 'text', edits: [{ offset: text, length: 5, text: 'Rye' }] },
    at: '/pages/1/blocks/0/title',
    is: 'Rye that takes its time',
  },
  {
    meanwhile: more,
    action: {
      kind: 'replace',
      places: [{ pointer: '/pages/0/blocks/0/title', start: 0, end: 5 }],
      by: 'Rye',
    },
    at: '/pages/1/blocks/0/title',
    is: 'Rye that takes its time',
  },
  {
    meanwhile: more,
    action: { kind: 'write-out', pointer: '/footer/tagline', start: 27, end: 37 },
    at: '/footer/tagline',
    is: expect.stringContaining('Baking on'),
  },
  {
    meanwhile: { kind: 'set', pointer: '/pages/0/keywords/0', value: 'yeast' },
    action: { kind: 'set', pointer: '/pages/0/keywords/1', value: 'x' },
    at: '/pages/0/keywords/1',
    is: 'x',
  },
  {
    meanwhile: { kind: 'remove', pointer: '/pages/6' },
    action: { kind: 'insert', pointer: '/pages/7', value: 'x' },
    at: '/pages/6',
    is: 'x',
  },
  {
    meanwhile: tagline('y'),
    action: { kind: 'set', pointer: '/footer/tagline', value: 'x' },
    at: '/footer/tagline',
    is: 'x',
  },
  {
    meanwhile: { kind: 'insert', pointer: '/footer/unheard', value: 'of' },
    action: { kind: 'set', pointer: '/footer/tagline', value: 'x' },
    at: '/footer',
    is: expect.objectContaining({ tagline: 'x', unheard: 'of' }),
  },
])('$action.kind finds its place after $meanwhile.kind', async ({ meanwhile, action, at, is }) => {
  const session = await createSession({ keeper: memoryKeeper(bakery) })
  await session.act(meanwhile)
  expect(await session.act(action, 1)).toMatchObject({ isDone: true })
  expect(await session.valueAt(at)).toEqual(is)
})

test.each<{ meanwhile: Action; action: Action }>([
  { meanwhile: fewer, action: { kind: 'set', pointer: '/pages/0/title', value: 'x' } },
  { meanwhile: elsewhere, action: { kind: 'remove', pointer: '/pages/1' } },
  { meanwhile: firstElsewhere, action: { kind: 'remove', pointer: '/pages/0' } },
  { meanwhile: fewer, action: { kind: 'set', pointer: '/pages/0/colour', value: 'red' } },
  { meanwhile: fewer, action: { kind: 'move', from: '/pages/0', to: '/pages/2' } },
  { meanwhile: fewer, action: { kind: 'move', from: '/pages/2', to: '/pages/0' } },
  { meanwhile: fewer, action: { kind: 'write-out', pointer: '/pages/0/title', start: 0, end: 1 } },
  { meanwhile: fewer, action: replace('/pages/0/title') },
  { meanwhile: fewer, action: replace('/pages/0/title', '/pages/1/title') },
  { meanwhile: tagline('y'), action: replace('/footer/tagline') },
  {
    meanwhile: { kind: 'text', edits: [{ ...member, text: '"slogan": "y"' }] },
    action: tagline('x'),
  },
  {
    meanwhile: { kind: 'text', edits: [{ ...value, length: value.length + 1, text: '"y" ,' }] },
    action: tagline('x'),
  },
  {
    meanwhile: { kind: 'text', edits: [{ ...member, length: 14, text: '"slogan": "Ba' }] },
    action: tagline('x'),
  },
  {
    // Two items become one, which begins where the first did.
    meanwhile: { kind: 'text', edits: [{ ...twoItems, text: '"yeast"' }] },
    action: { kind: 'set', pointer: '/pages/0/keywords/1', value: 'x' },
  },
  {
    meanwhile: tagline('Baking in the square since {ovenYear}'),
    action: { kind: 'write-out', pointer: '/footer/tagline', start: 27, end: 37 },
  },
])(
  '$action.kind is refused after $meanwhile.kind took its place away',
  async ({ meanwhile, action }) => {
    const session = await createSession({ keeper: memoryKeeper(bakery) })
    await session.act(meanwhile)
    const before = await session.text()
    expect(await session.act(action, 1)).toMatchObject({ isDone: false })
    expect(await session.text()).toBe(before)
  },
)

test('what a finding offers finds its place, and is refused once what it mends is gone', async () => {
  const session = await createSession({
    keeper: memoryKeeper(bakery.replace('"copper"', '"coper"')),
  })
  const edit = (await viewOf(session)).findings.find(({ fix }) => fix)?.fix
  if (!edit) throw new Error('Nothing is offered.')
  await session.act({
    kind: 'insert',
    pointer: '/navigation/0',
    value: { name: 'Pies', href: '/cakes' },
  })
  const before = await session.text()
  expect(await session.act({ kind: 'fix', edit }, 1)).toMatchObject({ isDone: true })
  expect(await session.text()).toBe(before.replace('"coper"', '"copper"'))
  expect(await session.act({ kind: 'fix', edit }, 1)).toMatchObject({ isDone: false })
})

test('an item that is gone is not taken for the one that was put behind it', async () => {
  const session = await createSession({ keeper: memoryKeeper(bakery) })
  const [item, by] = ['"baking courses"', ', "flour"']
  const offset = bakery.indexOf(item)
  const edits = [{ offset: offset + item.length, length: 0, text: by }]
  await session.act({ kind: 'text', edits })
  await session.act({ kind: 'text', edits: [{ offset, length: item.length + 2, text: '' }] })
  const before = await session.text()
  const action: Action = { kind: 'set', pointer: '/pages/0/keywords/3', value: 'x' }
  expect(await session.act(action, 1)).toMatchObject({ isDone: false })
  expect(await session.text()).toBe(before)
})

test('a page is translated whose place is another meanwhile', async () => {
  const file = join(import.meta.dirname, '../../../engine/fixtures/languages/site.manifest.json')
  const session = await createSession({ keeper: memoryKeeper(readFileSync(file, 'utf8')) })
  await session.act(more)
  const action: Action = { kind: 'translate-page', path: '/kontakt', language: 'en' }
  expect(await session.act(action, 1)).toMatchObject({ isDone: true })
  expect(await session.text()).toContain('"/en/kontakt"')
})
