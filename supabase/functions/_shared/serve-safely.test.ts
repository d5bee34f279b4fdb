import { expect, test } from 'vitest'
import type { LogEvent } from './log.ts'
import { serveSafely } from './serve-safely.ts'

const request = new Request('https://functions.example/send-contact-email')

test.each([
  [
    'thrown',
    () => {
      throw new TypeError('quotes ada@example.com')
    },
  ],
  ['rejected', () => Promise.reject(new TypeError('quotes ada@example.com'))],
])('a fault that is %s is a problem document, and its kind alone is logged', async (_, answer) => {
  const logged: LogEvent[] = []
  const response = await serveSafely(answer, (event) => logged.push(event))(request)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    500,
    'application/problem+json',
  ])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    type: 'urn:broadsheet:problem:internal',
    title: 'Something went wrong on our side.',
    status: 500,
    detail: 'Please try again: the same message will not be sent twice.',
    errors: {},
  })
  expect(logged).toEqual([{ event: 'fault', reason: 'TypeError' }])
})

test('an answer passes as it is', async () => {
  const answer = new Response('fine', { status: 201 })
  expect(
    await serveSafely(
      () => answer,
      () => undefined,
    )(request),
  ).toBe(answer)
})
