import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSession } from './create-session.ts'
import { memoryKeeper } from './testing/memory-keeper.ts'
import { viewOf } from './testing/view-of.ts'

const root = join(import.meta.dirname, '../..')
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')

const title = '/pages/0/blocks/0/title'
const words = 'Bread that takes its time'

async function open(text = bakery) {
  const keeper = memoryKeeper(text)
  return { keeper, session: await createSession({ keeper, now: () => 0 }) }
}

describe('a file that another hand changed', () => {
  test('is merged edit by edit when it is saved', async () => {
    const { keeper, session } = await open()
    await session.act({ kind: 'set', pointer: title, value: 'Rye' })
    keeper.write(bakery.replace('"Baking on', '"Bread on'))
    expect(await session.save()).toEqual({ isSaved: true })
    expect(keeper.text()).toBe(bakery.replace(words, 'Rye').replace('"Baking on', '"Bread on'))
    expect(await viewOf(session)).toMatchObject({ isSaved: true, conflicts: [] })
  })

  test('is shown at once, and what was done here can be taken back still', async () => {
    const { keeper, session } = await open()
    await session.act({ kind: 'set', pointer: title, value: 'Rye' })
    const theirs = bakery.replace('"Baking on', '"Bread on')
    keeper.write(theirs)
    await session.save()
    await session.undo()
    expect(await session.text()).toBe(theirs)
    await session.redo()
    expect(await session.valueAt(title)).toBe('Rye')
  })

  test('that says the same as what was written here is simply saved', async () => {
    const { keeper, session } = await open()
    await session.act({ kind: 'set', pointer: title, value: 'Rye' })
    keeper.write(bakery.replace(words, 'Rye'))
    expect(await session.save()).toEqual({ isSaved: true })
  })

  test('keeps its byte order mark, or the one that it has now', async () => {
    const { keeper, session } = await open()
    await session.act({ kind: 'set', pointer: title, value: 'Rye' })
    keeper.write(`\uFEFF${bakery}`)
    await session.save()
    expect(keeper.text()).toBe(`\uFEFF${bakery.replace(words, 'Rye')}`)
  })
})

describe('one place that both changed', () => {
  async function conflict() {
    const { keeper, session } = await open()
    await session.act({ kind: 'set', pointer: title, value: 'Rye' })
    keeper.write(bakery.replace(words, 'Spelt').replace('"Baking on', '"Bread on'))
    const saved = await session.save()
    return { keeper, session, saved }
  }

  test('is told in words, and not saved', async () => {
    const { keeper, session, saved } = await conflict()
    expect(saved).toMatchObject({ isSaved: false })
    expect(keeper.text()).toContain('"Spelt"')
    expect((await viewOf(session)).conflicts).toEqual([
      {
        ...{ pointer: title, where: 'the title of the hero block on /' },
        ...{ before: words, mine: 'Rye', theirs: 'Spelt' },
      },
    ])
    expect(await session.valueAt('/footer/tagline')).toMatch(/^Bread on/)
  })

  test.each([
    { choice: 'mine' as const, title: 'Rye' },
    { choice: 'theirs' as const, title: 'Spelt' },
  ])('is settled: $choice', async ({ choice, title: chosen }) => {
    const { keeper, session } = await conflict()
    expect(await session.resolve(0, choice)).toMatchObject({ isDone: true, pointer: title })
    expect(await session.save()).toEqual({ isSaved: true })
    expect(JSON.parse(keeper.text()).pages[0].blocks[0].title).toBe(chosen)
  })

  test('can be chosen anew', async () => {
    const { session } = await conflict()
    await session.resolve(0, 'theirs')
    expect((await viewOf(session)).conflicts).toEqual([])
    await session.undo()
    expect((await viewOf(session)).conflicts).toHaveLength(1)
    expect(await session.valueAt(title)).toBe('Rye')
    await session.redo()
    expect((await viewOf(session)).conflicts).toEqual([])
    expect(await session.valueAt(title)).toBe('Spelt')
    await session.undo()
    expect((await viewOf(session)).conflicts).toMatchObject([{ mine: 'Rye', theirs: 'Spelt' }])
  })

  test('is settled for good once it is saved: what is taken back then is a step as any other', async () => {
    const { keeper, session } = await conflict()
    await session.act({ kind: 'set', pointer: '/footer/tagline', value: 'Bread' })
    await session.resolve(0, 'theirs')
    await session.save()
    await session.undo()
    expect(await session.valueAt(title)).toBe('Rye')
    expect((await viewOf(session)).conflicts).toEqual([])
    expect(await session.save()).toEqual({ isSaved: true })
    expect(keeper.text()).toContain('"Rye"')
  })

  test('is found where it stands, whatever was done before it', async () => {
    const { session } = await conflict()
    await session.act({
      kind: 'insert',
      pointer: '/pages/0/blocks/0',
      value: { type: 'shared', name: 'order' },
    })
    const { conflicts } = await viewOf(session)
    expect(conflicts[0]).toMatchObject({ pointer: '/pages/0/blocks/1/title', mine: 'Rye' })
    await session.resolve(0, 'theirs')
    expect(await session.valueAt('/pages/0/blocks/1/title')).toBe('Spelt')
  })
})

test('what touches the change of another hand is taken back after that', async () => {
  const { keeper, session } = await open()
  await session.act({ kind: 'set', pointer: title, value: 'Rye' })
  await session.act({ kind: 'set', pointer: '/footer/tagline', value: 'Bread' })
  await session.save()
  keeper.write((await session.text()).replace('"Rye"', '"Spelt, rye"'))
  await session.save()
  await session.undo()
  expect((await viewOf(session)).undo).toBe('Took in what was changed in the file')
  await session.undo()
  expect(await session.valueAt(title)).toBe('Rye')
  await session.undo()
  expect(await session.text()).toBe(bakery)
})

test('where the server does not answer, nothing is lost and the reason is told', async () => {
  const { keeper, session } = await open()
  await session.act({ kind: 'set', pointer: title, value: 'Rye' })
  keeper.isDown = true
  expect(await session.save()).toMatchObject({
    isSaved: false,
    reason: expect.stringContaining('server'),
  })
  keeper.isDown = false
  expect(await session.save()).toEqual({ isSaved: true })
})

test('what is typed while the file is saved is not taken for saved', async () => {
  const { keeper, session } = await open()
  await session.act({ kind: 'set', pointer: title, value: 'Rye' })
  const { save } = keeper
  keeper.save = async (text, base) => {
    await session.act({ kind: 'set', pointer: title, value: 'Rye and spelt' })
    return save(text, base)
  }
  await session.save()
  expect(keeper.text()).toBe(bakery.replace(words, 'Rye'))
  expect(await viewOf(session)).toMatchObject({ isSaved: false })
})
