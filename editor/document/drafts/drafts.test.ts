import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Draft } from '../../keeper/keeper.ts'
import { createSession } from '../create-session.ts'
import type { Session } from '../session.ts'
import { memoryKeeper } from '../testing/memory-keeper.ts'
import { viewOf } from '../testing/view-of.ts'
import { keptSteps } from './draft-lines.ts'
import { memoryStore } from './memory-drafts.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../../engine/fixtures/bakery/site.manifest.json'),
  'utf8',
)
const title = '/pages/0/blocks/0/title'
const set = (value: string, pointer = title) => ({ kind: 'set' as const, pointer, value })

/** One machine: a server, and a browser whose windows are opened and ended. */
function machine() {
  const keeper = memoryKeeper(bakery)
  const store = memoryStore()
  const opened = new Set<string>()
  let time = 0
  let waiting: (() => void)[] = []
  return {
    keeper,
    store,
    close: (id: string) => opened.delete(id),
    /** Lets pauses pass until nothing more is sent. */
    async pass() {
      for (let turn = 0; turn < 5; turn++) {
        const due = waiting
        waiting = []
        for (const run of due) run()
        await new Promise(setImmediate)
      }
    },
    async open(id: string): Promise<Session> {
      opened.add(id)
      const isOpen = async (other: string) => opened.has(other)
      const later = (run: () => void) => waiting.push(run)
      const now = () => (time += 2000)
      return createSession({ keeper, drafts: { id, store, isOpen }, later, now })
    },
  }
}

describe('a window that is loaded again', () => {
  test.each<{ what: string; lose: (all: ReturnType<typeof machine>) => void }>([
    { what: 'with all it kept', lose: () => {} },
    { what: 'when the browser kept nothing', lose: ({ store }) => store.drafts.clear() },
    { what: 'when the server kept nothing', lose: ({ keeper }) => keeper.drafts.clear() },
  ])('goes on where it was $what, and can take back and do again', async ({ lose }) => {
    const all = machine()
    const before = await all.open('a')
    await before.act(set('Rye'))
    await before.save()
    await before.act(set('Spelt'))
    await before.act(set('Wheat'))
    await before.undo()
    await all.pass()
    lose(all)
    const after = await all.open('a')
    expect(await after.text()).toBe(await before.text())
    expect(await viewOf(after)).toMatchObject({ isSaved: false, leftovers: [] })
    await after.redo()
    expect(await after.valueAt(title)).toBe('Wheat')
    for (let step = 0; step < 3; step++) await after.undo()
    expect(await after.text()).toBe(bakery)
    await all.pass()
    const sent = all.keeper.drafts.get('a')?.lines // some of them twice, which does no harm
    expect([...new Set(sent)]).toEqual(all.store.drafts.get('a')?.lines)
  })

  test('is merged with what the file has become', async () => {
    const all = machine()
    await (await all.open('a')).act(set('Rye'))
    all.keeper.write(bakery.replace('"Baking on', '"Bread on'))
    const after = await all.open('a')
    expect(await after.valueAt(title)).toBe('Rye')
    expect(await after.valueAt('/footer/tagline')).toMatch(/^Bread on/)
    const again = await all.open('a')
    expect(await again.text()).toBe(await after.text())
  })

  test('sends what the server missed once it is back', async () => {
    const all = machine()
    const session = await all.open('a')
    all.keeper.isDown = true
    await session.act(set('Rye'))
    await all.pass()
    expect(all.keeper.drafts.size).toBe(0)
    all.keeper.isDown = false
    await all.pass()
    await session.act(set('Spelt'))
    await all.pass()
    all.store.drafts.clear()
    expect(await (await all.open('a')).valueAt(title)).toBe('Spelt')
  })
})

describe('what a window left that is gone', () => {
  async function left() {
    const all = machine()
    const gone = await all.open('gone')
    await gone.act(set('Rye'))
    await gone.act(set('Bread', '/footer/tagline'))
    await all.pass()
    all.close('gone')
    return all
  }

  test('is offered, and not applied unasked', async () => {
    const all = await left()
    const session = await all.open('new')
    expect(await session.text()).toBe(bakery)
    const { leftovers } = await viewOf(session)
    expect(leftovers.map(({ id, changes }) => [id, changes.length])).toEqual([['gone', 2]])
  })

  test('is gone on with, step by step', async () => {
    const all = await left()
    all.keeper.write(bakery.replace('"menu": "Menu"', '"menu": "Pages"'))
    const session = await all.open('new')
    expect(await session.takeUpDraft('gone')).toMatchObject({ isDone: true })
    expect(await session.valueAt(title)).toBe('Rye')
    expect((await viewOf(session)).leftovers).toEqual([])
    await session.undo()
    expect(await session.valueAt('/footer/tagline')).toMatch(/^Baking/)
    const again = await all.open('new')
    expect(await again.text()).toBe(await session.text())
    expect(all.store.drafts.has('gone')).toBe(false)
  })

  test('is one step for a window in which something was done', async () => {
    const all = await left()
    const session = await all.open('new')
    await session.act(set('Pages', '/site/texts/menu'))
    expect(await session.takeUpDraft('gone')).toMatchObject({ isDone: false })
    await session.save()
    expect(await session.takeUpDraft('gone')).toMatchObject({ isDone: true })
    expect(await session.valueAt(title)).toBe('Rye')
    expect(await session.valueAt('/site/texts/menu')).toBe('Pages')
    await session.undo()
    expect(await session.text()).toBe(all.keeper.text())
  })

  test('can be thrown away', async () => {
    const all = await left()
    await (await all.open('new')).dropDraft('gone')
    expect((await viewOf(await all.open('other'))).leftovers).toEqual([])
  })

  test('is not offered while the window is open', async () => {
    const all = await left()
    await all.open('gone')
    expect((await viewOf(await all.open('new'))).leftovers).toEqual([])
  })

  test('is nothing where all of it was saved', async () => {
    const all = await left()
    const gone = await all.open('gone')
    await gone.save()
    await all.pass()
    all.close('gone')
    expect((await viewOf(await all.open('new'))).leftovers).toEqual([])
    expect([...all.store.drafts.keys(), ...all.keeper.drafts.keys()]).not.toContain('gone')
  })
})

describe('a long draft', () => {
  const steps = 1100
  const made = beforeShortening()

  /** The window's drafts, and the keeper's while it was not shortened. */
  async function beforeShortening() {
    const all = machine()
    const session = await all.open('a')
    let early: Draft | undefined
    for (let step = 1; step <= steps; step++) {
      await session.act(set(`Rye ${step}`))
      if (step !== 500) continue
      await all.pass()
      early = all.keeper.drafts.get('a')
    }
    await all.pass()
    const [stored, kept] = [all.store.drafts, all.keeper.drafts].map((side) => side.get('a'))
    return { stored, early, kept }
  }

  function machineWith(stored: Draft | undefined, kept: Draft | undefined) {
    const all = machine()
    if (stored) all.store.drafts.set('a', stored)
    if (kept) all.keeper.drafts.set('a', kept)
    return all
  }

  test('is shortened on both sides, and goes on from each of them', async () => {
    const { stored, early, kept } = await made
    expect(early?.lines).toHaveLength(501)
    for (const side of [stored, kept]) {
      expect(side?.lines.length).toBeLessThan(steps - 900)
      const all = machineWith(side === stored ? side : undefined, side === kept ? side : undefined)
      expect(await (await all.open('a')).valueAt(title)).toBe(`Rye ${steps}`)
    }
  })

  test('can be taken back for so many steps as are kept', async () => {
    const { stored, kept } = await made
    const again = await machineWith(stored, kept).open('a')
    let count = 0
    while ((await again.undo()).isDone) count++
    expect(count).toBeGreaterThanOrEqual(keptSteps)
    expect(await again.valueAt(title)).toBe(`Rye ${steps - count}`)
    while ((await again.redo()).isDone) count--
    expect(count).toBe(0)
    expect(await again.valueAt(title)).toBe(`Rye ${steps}`)
  })

  test('goes on where one side was shortened and the other not yet', async () => {
    const { stored, early } = await made
    const all = machineWith(stored, early)
    await (await all.open('a')).act(set('Oats'))
    await all.pass()
    all.store.drafts.clear()
    expect(await (await all.open('a')).valueAt(title)).toBe('Oats')
  })
})

test('a draft that is cut off anywhere is that of a moment before', async () => {
  const all = machine()
  const session = await all.open('a')
  const texts = [bakery]
  const note = async () => texts.push(await session.text())
  for (const word of ['Rye', 'Spelt', 'Oats']) await session.act(set(word)).then(note)
  await session.undo().then(note)
  await session.save()
  await session.act({ kind: 'move-page', from: '/about', to: '/we' }).then(note)
  await all.pass()
  const whole = all.keeper.drafts.get('a')?.lines.join('\n') ?? ''
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length), async (length) => {
      const lines = whole.slice(0, length).split('\n')
      all.keeper.drafts.set('a', { id: 'a', changed: 0, lines })
      all.store.drafts.clear()
      const again = await all.open('a')
      // The file was saved meanwhile: what the draft does not know of comes from there.
      expect([...texts, all.keeper.text()]).toContain(await again.text())
    }),
    { numRuns: 40 },
  )
})
