import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyse } from '../../engine/analysis/analyse.ts'
import { applyEdits } from '../../engine/text/edits/text-edit.ts'
import { isRefused } from './act/plan.ts'
import { planAction } from './act/plan-action.ts'
import { createSession } from './create-session.ts'
import { memoryStore } from './drafts/memory-drafts.ts'
import { previewOf } from './read/preview.ts'
import type { Session } from './session.ts'
import { memoryKeeper } from './testing/memory-keeper.ts'
import { actionOf, type Move, moves } from './testing/random-moves.ts'
import { viewOf } from './testing/view-of.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../engine/fixtures/bakery/site.manifest.json'),
  'utf8',
)

/** A file with an editor that is open, and another hand that writes the file too. */
async function begin() {
  const keeper = memoryKeeper(bakery)
  const store = memoryStore()
  let time = 0
  const now = () => (time += 700)
  const isOpen = async () => false
  const open = () =>
    createSession({ keeper, drafts: { id: 'a', store, isOpen }, now, later: () => {} })
  let session = await open()
  let words = 0

  /** Words that were written on one side must be in the text, or be told as a conflict. */
  const written = (text: string, mark: string) =>
    text.match(new RegExp(`${mark}\\d+${mark}`, 'g')) ?? []

  async function act(move: Move): Promise<void> {
    const before = await session.text()
    const action = actionOf(move, before, `µ${words++}µ`)
    if (!action || !(await session.act(action)).isDone) return
    const after = await session.text()
    if (after === before || move.kind === 'set' || move.kind === 'text') return // typing may join a step
    await session.undo()
    expect(await session.text()).toBe(before)
    await session.redo()
    expect(await session.text()).toBe(after)
  }

  async function outside(move: Move): Promise<void> {
    const text = keeper.text()
    const kind = (['set', 'set', 'insert', 'remove', 'move'] as const)[move.other % 5] ?? 'set'
    const action = actionOf({ ...move, kind }, text, `¤${words++}¤`)
    const analysis = () => analyse('', text)
    const plan = action && planAction(action, { analysis, source: () => analysis().source })
    if (!plan || isRefused(plan)) return
    keeper.write(applyEdits(text, plan.edits))
    await new Promise(setImmediate) // the editor has taken it in
  }

  async function save(): Promise<void> {
    const { before: base, after: mine } = await session.changes()
    const theirs = keeper.text()
    const saved = await session.save()
    const { conflicts, isSaved } = await viewOf(session)
    const text = await session.text()
    expect(isSaved && keeper.text() === text).toBe(saved.isSaved)
    const left = JSON.stringify(conflicts)
    for (const word of written(mine, 'µ'))
      if (!base.includes(word) && !theirs.includes(word)) expect(text).toContain(word)
    for (const word of written(theirs, '¤'))
      if (!base.includes(word)) expect(text.includes(word) || conflicts.length > 0, left).toBe(true)
  }

  const others: { [kind in Move['kind']]?: (move: Move) => unknown } = {
    undo: () => session.undo(),
    redo: () => session.redo(),
    save,
    outside,
    async settle({ pick }) {
      const { conflicts } = await viewOf(session)
      await session.resolve(pick % (conflicts.length || 1), pick % 2 ? 'mine' : 'theirs')
    },
    async reload() {
      keeper.forget()
      const before = await session.text()
      session = await open()
      if (keeper.text() === (await session.changes()).before) return
      expect(await session.text()).toBe(before)
    },
  }
  return {
    session: () => session,
    go: async (move: Move) => (others[move.kind] ?? act)(move),
  }
}

async function check(session: Session): Promise<void> {
  const text = await session.text()
  const fresh = analyse('m.json', text)
  const { version } = await session.textNow()
  for (const key of fresh.pages.keys())
    expect(await session.preview(key)).toEqual(previewOf(fresh, key, version))
  const { findings } = await viewOf(session)
  expect(findings.map(({ code, at }) => [code, at])).toEqual(
    fresh.findings.map(({ code, at }) => [code, at]),
  )
}

test('a thousand things that somebody may do: nothing is lost, and all can be read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { minLength: 1000, maxLength: 1000 }), async (walk) => {
      const { session, go } = await begin()
      for (const [index, move] of walk.entries()) {
        await go(move)
        JSON.parse(await session().text())
        if (index % 50 === 0) await check(session())
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )
}, 180_000)
