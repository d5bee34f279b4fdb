import { afterEach, expect, test, vi } from 'vitest'
import { rpcOf } from './database.ts'
import { runInBackground } from './run-in-background.ts'

/** A client that remembers what it was asked, and answers so. */
function client(answer: { data: unknown; error: { code?: string } | null }) {
  const asked: unknown[] = []
  const signals: AbortSignal[] = []
  const rpc = (name: string, args: object) => ({
    abortSignal: async (signal: AbortSignal) => {
      asked.push([name, args])
      signals.push(signal)
      return answer
    },
  })
  return { rpc, asked, signals }
}

afterEach(() => vi.unstubAllGlobals())

test('a call has its name, its arguments and an end, and gives what the database gave', async () => {
  const given = client({ data: ['a'], error: null })
  expect(await rpcOf(given, 60_000)('claim', { batch: 2 })).toEqual(['a'])
  expect(given.asked).toEqual([['claim', { batch: 2 }]])
  expect(given.signals[0]?.aborted).toBe(false)
})

test.each([
  [{ code: '57014' }, '57014', 'The database answered with 57014.'],
  [{}, '', 'The database answered with no code.'],
])('what it answers with %j is thrown, with its code alone', async (error, code, message) => {
  const answered = rpcOf(client({ data: 'a', error }), 1)('a', {})
  await expect(answered).rejects.toMatchObject({ name: 'DatabaseError', code, message })
})

test('that nothing came in time is told as such', async () => {
  const rpc = () => ({
    abortSignal: (signal: AbortSignal) =>
      new Promise<{ data: null; error: { code: string } }>((resolve) => {
        signal.onabort = () => resolve({ data: null, error: { code: '' } })
      }),
  })
  await expect(rpcOf({ rpc }, 1)('a', {})).rejects.toMatchObject({ code: 'timeout' })
})

test('hosting is told what goes on after the answer; elsewhere nobody is', async () => {
  const work = Promise.resolve()
  runInBackground(work)
  const waitUntil = vi.fn()
  vi.stubGlobal('EdgeRuntime', { waitUntil })
  runInBackground(work)
  expect(waitUntil.mock.calls).toEqual([[work]])
})
