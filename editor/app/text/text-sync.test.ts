import { expect, test } from 'vitest'
import { applyEdits } from '../../../engine/text/edits/text-edit.ts'
import { createSession } from '../../document/create-session.ts'
import { memoryKeeper } from '../../document/testing/memory-keeper.ts'
import { syncText } from './text-sync.ts'

const text = JSON.stringify({ site: { name: 'Bakery' } })

test('what is typed while something else is changed keeps its place', async () => {
  const session = await createSession({ keeper: memoryKeeper(text) })
  let shown = text
  const refused: string[] = []
  const sync = syncText({
    ...{ session, now: await session.textNow(), shown: () => shown },
    show: (now) => {
      shown = now
    },
    refuse: (reason) => refused.push(reason),
  })
  const type = (words: string, after: string) => {
    const edit = { offset: shown.indexOf(after) + after.length, length: 0, text: words }
    shown = applyEdits(shown, [edit])
    return sync()
  }
  await session.act({ kind: 'text', edits: [{ offset: 0, length: 0, text: '\n\n' }] })
  await Promise.all([type('Old ', '"name":"'), type('Town ', 'Old ')])
  expect(shown).toBe(`\n\n${text.replace('Bakery', 'Old Town Bakery')}`)
  expect(await session.text()).toBe(shown)
  expect(refused).toEqual([])
})
