import { expect, test } from 'vitest'
import { runChaos } from './run-chaos.ts'
import { judge } from './verdict.ts'
import { textOf } from './visitor.ts'

// "npm run chaos" is the long form, on both databases.
test('150 messages survive while everything is killed', { timeout: 240_000 }, async () => {
  const { figures, faults } = await runChaos({ messages: 150, seed: 4, log: () => undefined })
  expect(faults).toEqual([])
  expect(figures).toMatchObject({ visits: 150, accepted: 150, stored: 150, 'mails taken': 150 })
})

test('the verdict sees what is lost, doubled or unsent', () => {
  const row = (number: number, id = `id-${number}`, state = 'sent') => ({
    id,
    message: textOf(number),
    state,
    outboxId: `key-${id}`,
  })
  const visit = (number: number, otherIds: string[] = []) => ({
    number,
    id: `id-${number}`,
    otherIds,
    tries: 1,
  })
  const { faults } = judge({
    visits: [visit(1), visit(2), visit(3, ['id-9']), visit(4)],
    rows: [row(2), row(2, 'id-2b'), row(3), row(4, 'id-4', 'dead')],
    provider: {
      mails: new Map([
        ['key-id-2', textOf(2)],
        ['key-id-2b', textOf(2)],
        ['key-id-3', 'Something else'],
        ['key-id-7', ''],
      ]),
      contradictions: ['key-id-2'],
      counts: { takes: 4, limits: 0, fails: 0, hangs: 0, breaks: 0, repeats: 0 },
    },
    kills: {},
  })
  expect(faults).toEqual([
    'Visit 1 was accepted and is not stored.',
    'Visit 2 is stored 2 times.',
    'Visit 3 was told 2 ids.',
    'Message id-4 is dead.',
    'Message id-3 did not reach the provider.',
    'Message id-4 did not reach the provider.',
    'Key key-id-2 was used for two mails.',
  ])
})
