import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyse } from '../../../engine/analysis/analyse.ts'
import type { Action } from '../action.ts'
import { createSession } from '../create-session.ts'
import type { View } from '../session.ts'
import { memoryKeeper } from '../testing/memory-keeper.ts'

const root = join(import.meta.dirname, '../../..')
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')
const now = () => 0

async function doing(action: Action, text = bakery) {
  const session = await createSession({ keeper: memoryKeeper(text), now })
  const done = await session.act(action)
  const views: View[] = []
  await session.subscribe((view) => views.push(view))
  const manifest = JSON.parse(await session.text())
  return { session, done, manifest, view: views[0] }
}

const codes = (manifest: unknown) =>
  analyse('m.json', JSON.stringify(manifest)).findings.map(({ code }) => code)

describe('a copy', () => {
  test('of a page stands behind it, under another path, with links to itself', async () => {
    const { manifest, view, done } = await doing({ kind: 'duplicate', pointer: '/pages/1' })
    const [, bread, copy] = manifest.pages
    expect(done).toMatchObject({ isDone: true, pointer: '/pages/2' })
    expect(view?.undo).toBe('Copied the page /bread')
    expect(copy.path).toBe('/bread-2')
    expect(JSON.stringify(copy).replaceAll('/bread-2', '/bread')).toBe(JSON.stringify(bread))
    expect(codes(manifest)).not.toContain('path-duplicate')
  })

  test('of a block has anchors of its own', async () => {
    const { manifest } = await doing({ kind: 'duplicate', pointer: '/pages/1/blocks/1' })
    expect(codes(manifest)).not.toContain('anchor-duplicate')
    expect(manifest.pages[1].blocks[2].type).toBe(manifest.pages[1].blocks[1].type)
  })

  test('of a copy gets the next number', async () => {
    const { session } = await doing({ kind: 'duplicate', pointer: '/pages/1' })
    await session.act({ kind: 'duplicate', pointer: '/pages/2' })
    expect(await session.valueAt('/pages/3/path')).toBe('/bread-3')
  })

  test('of what is not in a list cannot be', async () => {
    const { done } = await doing({ kind: 'duplicate', pointer: '/pages/1/title' })
    expect(done).toMatchObject({ isDone: false })
  })
})

test('a variable is written out at one place, and stays everywhere else', async () => {
  const written = { pointer: '/footer/tagline', start: 27, end: 37 }
  const { manifest, view } = await doing({ kind: 'write-out', ...written })
  expect(manifest.footer.tagline).toBe('Baking on the square since 1924')
  expect(manifest.pages[0].blocks[0].badge.label).toBe('Since {ovenYear}')
  expect(view?.undo).toBe('Wrote "1924" out in the tagline of the footer')
})

test('a variable gets another name, and all texts that name it follow, in one step', async () => {
  const pointer = '/site/variables/ovenYear'
  const { session, manifest, view } = await doing({ kind: 'rename', pointer, key: 'since' })
  expect(JSON.stringify(manifest)).not.toContain('ovenYear')
  expect(manifest.footer.tagline).toBe('Baking on the square since {since}')
  expect(view?.undo).toMatch(/^Renamed .*"since"; \d+ texts follow$/)
  expect(codes(manifest)).toEqual([])
  await session.undo()
  expect(await session.text()).toBe(bakery)
})

test.each([
  { key: 'Since', reason: /small letter/ },
  { key: 'opening', reason: /taken already/ },
])('no variable is called $key', async ({ key, reason }) => {
  const { done } = await doing({ kind: 'rename', pointer: '/site/variables/ovenYear', key })
  expect(done).toEqual({ isDone: false, reason: expect.stringMatching(reason) })
})

test('where no variable is written, none is written out', async () => {
  const { done } = await doing({ kind: 'write-out', pointer: '/footer/tagline', start: 0, end: 6 })
  expect(done).toEqual({ isDone: false, reason: 'There is no variable in this place any more.' })
})

test('what was searched is replaced in one step', async () => {
  const { session } = await doing({ kind: 'set', pointer: '/footer/tagline', value: 'Rye, rye' })
  const options = { isWholeWord: true, isCaseSensitive: false }
  const places = await session.search('rye', options)
  const left = places.filter(({ variable }) => variable === undefined)
  await session.act({ kind: 'replace', places: left, by: 'wheat' })
  expect(await session.search('rye', options)).toEqual([])
  expect(await session.valueAt('/footer/tagline')).toBe('wheat, wheat')
  await session.undo()
  await session.undo()
  expect(await session.text()).toBe(bakery)
})

test('a page is moved with all that leads to it', async () => {
  const { manifest, view } = await doing({ kind: 'move-page', from: '/about', to: '/who-we-are' })
  expect(view?.undo).toMatch(/^Moved \/about to \/who-we-are; \d+ links? follows?; redirect added$/)
  expect(codes(manifest)).toEqual([])
})

test('a page is moved although something else is wrong', async () => {
  const wrong = bakery.replace('"text": "Small', '"texts": "Small')
  const { done } = await doing({ kind: 'move-page', from: '/about', to: '/we' }, wrong)
  expect(done).toMatchObject({ isDone: true })
})

describe('a page that is deleted', () => {
  test('lets what led to it lead elsewhere', async () => {
    const { manifest } = await doing({ kind: 'delete-page', path: '/about', linksTo: '/contact' })
    expect(JSON.stringify(manifest.pages)).not.toContain('/about')
    expect(manifest.redirects).toContainEqual({ from: '/about', to: '/contact' })
    expect(codes(manifest)).toEqual([])
  })

  test('takes its menu items along where nothing is to lead elsewhere', async () => {
    const { manifest, view } = await doing({ kind: 'delete-page', path: '/cakes' })
    expect(JSON.stringify(manifest.navigation)).not.toContain('/cakes')
    expect(JSON.stringify(manifest.redirects)).not.toContain('/cakes')
    expect(manifest.navigation[1].children).toHaveLength(1)
    expect(view?.undo).toBe('Deleted the page /cakes; 1 menu item too')
    expect(view?.findings.map(({ code }) => code)).toContain('link-unknown-path')
  })

  test.each<{ path: string; linksTo?: string; reason: string }>([
    { path: '/', reason: 'The home page cannot be deleted: every site begins at "/".' },
    { path: '/nowhere', reason: 'There is no page at "/nowhere" any more.' },
    { path: '/about', linksTo: '/x', reason: 'There is no page at "/x" that links could lead to.' },
  ])('is refused: $reason', async ({ reason, ...page }) => {
    const { done } = await doing({ kind: 'delete-page', ...page })
    expect(done).toEqual({ isDone: false, reason })
  })
})

test('a finding is mended by its fix, once', async () => {
  const wrong = bakery.replace('"copper"', '"coper"')
  const session = await createSession({ keeper: memoryKeeper(wrong), now })
  const [found] = analyse('m.json', wrong).findings
  if (!found?.fix) throw new Error('There is nothing to mend.')
  expect(await session.act({ kind: 'fix', edit: found.fix })).toMatchObject({ isDone: true })
  expect(await session.text()).toBe(bakery)
  expect(await session.act({ kind: 'fix', edit: found.fix })).toMatchObject({ isDone: false })
})

test('actions together are one step, or none', async () => {
  const { session } = await doing({ kind: 'text', edits: [{ offset: 0, length: 0, text: ' ' }] })
  const both: Action[] = [
    { kind: 'insert', pointer: '/navigation/0', value: { name: 'Pies', href: '/bread-2' } },
    { kind: 'duplicate', pointer: '/pages/1' },
  ]
  expect(await session.actTogether(both, 'Added pies')).toMatchObject({ pointer: '/pages/2' })
  await session.undo()
  expect(await session.text()).toBe(` ${bakery}`)
  const refused = await session.actTogether([...both, { kind: 'remove', pointer: '/nothing' }])
  expect(refused).toMatchObject({ isDone: false })
  expect(await session.text()).toBe(` ${bakery}`)
})

describe('items in groups', () => {
  const list = '/pages/1/blocks/1/cards/0/lists/0'
  const grouped = async (action: Action) => {
    const at = list.slice(1).split('/')
    const manifest = JSON.parse(bakery)
    const own = at.reduce((value, key) => value[key], manifest)
    own.items = ['a', 'b', 'c', 'd']
    own.groups = [
      { heading: 'First', count: 2 },
      { heading: 'Second', count: 1 },
      { heading: 'Third', count: 1 },
    ]
    const { session } = await doing(action, JSON.stringify(manifest, null, 2))
    const after = at.reduce((value, key) => value[key], JSON.parse(await session.text()))
    await session.undo()
    expect(await session.text()).toBe(JSON.stringify(manifest, null, 2))
    return after.groups.map(({ heading, count }: { heading: string; count: number }) => [
      heading,
      count,
    ])
  }
  const second = (count: number) => ['Second', count]

  test.each<[string, Action, unknown[]]>([
    ['one more is in the group of the one before', insert(2), [['First', 3], second(1)]],
    ['one more at the start is in the first', insert(0), [['First', 3], second(1)]],
    ['one more at the end is in the last', insert(4), [['First', 2], second(1)]],
    ['one less', { kind: 'remove', pointer: `${list}/items/0` }, [['First', 1], second(1)]],
    ['the last of its group', { kind: 'remove', pointer: `${list}/items/2` }, [['First', 2]]],
    ['a copy', { kind: 'duplicate', pointer: `${list}/items/1` }, [['First', 3], second(1)]],
    ['within its group', move(0, 1), [['First', 2], second(1)]],
    ['into another group', move(0, 2), [['First', 1], second(2)]],
    ['out of the last', move(3, 0), [['First', 3], second(1)]],
  ])('%s', async (_, action, groups) => {
    expect(await grouped(action)).toEqual([...groups, ['Third', 1]])
  })

  function insert(index: number): Action {
    return { kind: 'insert', pointer: `${list}/items/${index}`, value: 'new' }
  }

  function move(from: number, to: number): Action {
    return { kind: 'move', from: `${list}/items/${from}`, to: `${list}/items/${to}` }
  }
})
