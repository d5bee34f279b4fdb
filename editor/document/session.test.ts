import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Action } from './action.ts'
import { createSession } from './create-session.ts'
import type { View } from './session.ts'
import { memoryKeeper } from './testing/memory-keeper.ts'

const root = join(import.meta.dirname, '../..')
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')

const open = (text = bakery, now = () => 0) => createSession({ keeper: memoryKeeper(text), now })

test('a session shows the pages of the file, and what was found', async () => {
  const session = await open(bakery.replace('"/bread"', '"/bred"'))
  const views: View[] = []
  await session.subscribe((view) => views.push(view))
  expect(views[0]?.pages[0]).toEqual({
    ...{ key: 0, path: '/', title: 'Sourdough and cakes from a stone oven' },
    ...{ errors: 0, warnings: 0 },
  })
  expect(views[0]?.findings[0]).toMatchObject({ code: 'navigation-unknown-path', where: 'Menu' })
  expect(views[0]).toMatchObject({ version: 1, isSaved: true, isBroken: false })
})

const windows = `\uFEFF${bakery.replaceAll('\n', '\r\n')}`
const title = '/pages/0/blocks/0/title'

test.each<{ what: string; actions: Action[] }>([
  {
    what: 'setting',
    actions: [{ kind: 'set', pointer: title, value: 'Bread "that" 🥖 takes time' }],
  },
  {
    what: 'inserting',
    actions: [{ kind: 'insert', pointer: '/redirects/1', value: { from: '/x', to: '/' } }],
  },
  { what: 'removing', actions: [{ kind: 'remove', pointer: '/pages/2' }] },
  {
    what: 'moving',
    actions: [{ kind: 'move', from: '/pages/0/blocks/0', to: '/pages/1/blocks/1' }],
  },
  {
    what: 'renaming',
    actions: [{ kind: 'rename', pointer: '/site/variables/opening', key: 'open' }],
  },
])('$what is saved, and undone to the byte', async ({ actions }) => {
  const keeper = memoryKeeper(windows)
  const session = await createSession({ keeper, now: () => 0 })
  expect(await session.actTogether(actions)).toMatchObject({ isDone: true })
  await session.save()
  const after = keeper.text()
  expect(after).not.toBe(windows)
  expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  await session.undo()
  await session.save()
  expect(keeper.text()).toBe(windows)
  await session.redo()
  await session.save()
  expect(keeper.text()).toBe(after)
})

test('one word changed is one line of the file', async () => {
  const session = await open()
  await session.act({ kind: 'set', pointer: title, value: 'Bread that takes its hour' })
  const lines = bakery.split('\n')
  const changed = (await session.text()).split('\n').filter((line, index) => line !== lines[index])
  expect(changed).toEqual(['          "title": "Bread that takes its hour",'])
})

test('typing into one field is one step until there is a pause', async () => {
  let time = 0
  const session = await open(bakery, () => time)
  const type = (value: string, after: number) => {
    time += after
    return session.act({ kind: 'set', pointer: title, value })
  }
  await type('Bread', 0)
  await type('Bread!', 1000)
  await type('Rye', 1000)
  await type('Rye and spelt', 1001)
  await session.undo()
  expect(await session.valueAt(title)).toBe('Rye')
  await session.undo()
  expect(await session.text()).toBe(bakery)
})

test('typing does not join what was typed before something was taken back', async () => {
  const session = await open()
  await session.act({ kind: 'set', pointer: title, value: 'Bread' })
  await session.act({ kind: 'set', pointer: '/footer/tagline', value: 'Rye' })
  await session.undo()
  await session.act({ kind: 'set', pointer: title, value: 'Bread!' })
  await session.undo()
  expect(await session.valueAt(title)).toBe('Bread')
})

test('where nothing was done, nothing is taken back or done again', async () => {
  const session = await open()
  expect(await session.undo()).toMatchObject({ isDone: false })
  expect(await session.redo()).toMatchObject({ isDone: false })
  await session.act({ kind: 'set', pointer: title, value: 'Bread' })
  await session.act({ kind: 'set', pointer: title, value: 'Bread!' })
  await session.undo()
  expect(await session.undo()).toMatchObject({ isDone: false })
  expect(await session.text()).toBe(bakery)
})

test.each([
  { pointer: '/pages/0/colour', value: 'gold', before: 'blocks' },
  { pointer: '/pages/0/structuredData', value: { type: 'Article' }, before: undefined },
  { pointer: '/pages/0/blocks/0/unheard', value: 'of', before: undefined },
])('$pointer is added where the schema has it', async ({ pointer, value, before }) => {
  const session = await open()
  await session.act({ kind: 'set', pointer, value })
  const keys = Object.keys(Object(await session.valueAt(pointer.replace(/\/\w+$/, ''))))
  const key = pointer.replace(/.*\//, '')
  expect(keys[keys.indexOf(key) + 1]).toBe(before)
})

test('where variables and shared blocks are used is told with the page', async () => {
  const session = await open()
  expect((await session.uses('variable'))[0]).toEqual({
    ...{ of: 'variable', name: 'bakery', pointer: '/site/name', where: 'Site' },
  })
  const orders = await session.uses('shared')
  expect(orders.map(({ name, page }) => `${name} on ${page}`)).toEqual([
    'order on 0',
    'order on 1',
    'order on 2',
  ])
})

test('a page stands while an item of a list is empty for a moment', async () => {
  const session = await open()
  const before = await session.preview(0)
  await session.act({ kind: 'insert', pointer: '/pages/0/keywords/1', value: '' })
  expect((await session.preview(0))?.page).toMatchObject({ path: before?.page.path })
})
