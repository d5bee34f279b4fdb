import { expect, test } from 'vitest'
import { storeWith } from './store.ts'

const limits = {
  ...{ perSender: 5, perForm: 20, windowSeconds: 60 },
  ...{ fileBytesPerSender: 30, fileBytesPerForm: 100 },
}
const submission = {
  message: { name: 'Ada', email: 'ada@example.com', company: '', phone: '', message: 'Hello' },
  files: [],
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

test('all of a message goes to one function of the database', async () => {
  const { message } = submission
  expect(await asked({ ...submission, isProven: false })).toEqual([
    [
      'store_message',
      {
        ...{ content: message, limits, suspicion: null, address: '192.0.2.1' },
        idempotency_key: 'a-key-of-ada',
      },
    ],
  ])
})

test('who has done the work is held to the limit of a sender, and not to that of all', async () => {
  expect(await asked({ ...submission, isProven: true })).toMatchObject([
    ['store_message', { limits: { ...limits, perForm: null, fileBytesPerForm: null } }],
  ])
})

test('files go with it in base64, and are given time', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251)
  const file = { field: 'cv', name: 'a.pdf', mediaType: 'application/pdf' }
  const [call] = await asked({ ...submission, files: [{ ...file, bytes }], isProven: false })
  expect(call).toMatchObject([
    'store_message',
    { files: [{ ...file, bytes: Buffer.from(bytes).toString('base64') }] },
    30_000,
  ])
})
