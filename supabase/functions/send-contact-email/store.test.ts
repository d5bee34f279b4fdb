import { expect, test } from 'vitest'
import { storeWith } from './store.ts'

const limits = { perSender: 5, perForm: 20, windowSeconds: 60 }
const submission = {
  message: { name: 'Ada', email: 'ada@example.com', message: 'Hello' },
  idempotencyKey: 'a-key-of-ada',
  suspicion: null,
  address: '192.0.2.1',
}

/** What the database is asked for a submission, and what comes of it. */
async function asked(given: Parameters<ReturnType<typeof storeWith>>[0]) {
  const calls: unknown[] = []
  const rpc = async (...call: unknown[]) => {
    calls.push(call)
    return { outcome: 'stored', id: 'an-id' }
  }
  expect(await storeWith(rpc, limits)(given)).toEqual({ outcome: 'stored', id: 'an-id' })
  return calls
}

test('all of a message goes to one function of the database, what was left out as an empty text', async () => {
  const content = {
    name: 'Ada',
    email: 'ada@example.com',
    company: '',
    phone: '',
    message: 'Hello',
  }
  expect(await asked({ ...submission, isProven: false })).toEqual([
    [
      'store_message',
      {
        ...{ content, limits, suspicion: null, address: '192.0.2.1' },
        idempotency_key: 'a-key-of-ada',
      },
    ],
  ])
  const message = { ...submission.message, company: 'Analytical', phone: '1' }
  expect(await asked({ ...submission, message, isProven: false })).toMatchObject([
    ['store_message', { content: { company: 'Analytical', phone: '1' } }],
  ])
})

test('who has done the work is held to the limit of a sender, and not to that of all', async () => {
  expect(await asked({ ...submission, isProven: true })).toMatchObject([
    ['store_message', { limits: { perSender: 5, perForm: null, windowSeconds: 60 } }],
  ])
})

test.each([
  { about: 'Rye in depth', kept: { about: 'Rye in depth' } },
  { about: '', kept: {} }, // the hash of a message about nothing is what it was before there was such a field
])('what it is about goes along where it is something: "$about"', async ({ about, kept }) => {
  const message = { ...submission.message, company: '', phone: '', about }
  const [call] = await asked({ ...submission, message, isProven: false })
  const { about: _, ...others } = message
  expect(call).toEqual([
    'store_message',
    expect.objectContaining({ content: { ...others, ...kept } }),
  ])
})
