import { expect, test } from 'vitest'
import { sendThrough } from './provider.ts'

const mail = { from: 'a@example.com', to: ['b@example.com'], subject: 'S', text: 'T', html: 'H' }
const sender = (answer: () => Response | Promise<Response>, requests: Request[] = []) =>
  sendThrough(
    { url: 'https://mail.example/emails', apiKey: 'secret', timeoutMs: 1_000 },
    async (input, init) => {
      requests.push(new Request(input, init))
      return answer()
    },
  )

test('posts the mail under its key', async () => {
  const requests: Request[] = []
  const sent = await sender(() => Response.json({ id: 'p1' }), requests)(mail, 'row-1')
  expect(sent).toEqual({ ok: true, providerId: 'p1' })
  expect(requests[0]?.headers.get('idempotency-key')).toBe('row-1')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
  expect(await requests[0]?.json()).toEqual(mail)
})

test.each([
  [422, 'validation_error', true, 'HTTP 422 validation_error'],
  [400, '', true, 'HTTP 400'],
  [401, 'missing_api_key', false, 'HTTP 401 missing_api_key'], // mended by the operator, not by the message
  [403, '', false, 'HTTP 403'],
  [409, 'concurrent_idempotent_requests', false, 'HTTP 409 concurrent_idempotent_requests'],
  [500, 'Quoting ada@example.com', false, 'HTTP 500'], // no text that may quote the mail
])('%i %s: permanent is %j', async (status, name, isPermanent, error) => {
  const sent = await sender(() => Response.json({ name }, { status }))(mail, 'row-1')
  const isUnsure = status >= 500
  expect(sent).toEqual({ ok: false, error, isPermanent, retryAfterSeconds: null, isUnsure })
})

test.each([
  ['7', 7],
  ['999999', 3600],
  [new Date(Date.now() + 100_000).toUTCString(), expect.closeTo(98, -1)],
  [new Date(Date.now() + 9e9).toUTCString(), 3600],
  ['Wed, 21 Oct 2015 07:28:00 GMT', null],
  ['soon', null],
  ['-1', null],
])('a provider at its limit is asked again after %s', async (header, seconds) => {
  const sent = await sender(() =>
    Response.json({}, { status: 429, headers: { 'retry-after': header } }),
  )(mail, 'row-1')
  expect(sent).toMatchObject({ isPermanent: false, retryAfterSeconds: seconds })
})

test.each([
  [
    'the network is away',
    () => Promise.reject(new TypeError('fetch failed to ada@example.com')),
    'no answer (TypeError)',
  ],
  [
    'the answer is torn',
    () => new Response('{', { headers: { 'content-type': 'application/json' } }),
    'no answer (SyntaxError)',
  ],
])('when %s, it is tried again', async (_, answer, error) => {
  expect(await sender(answer)(mail, 'row-1')).toMatchObject({
    ok: false,
    isPermanent: false,
    error,
  })
})

test.each([
  ['a login page', () => new Response('<form>', { headers: { 'content-type': 'text/html' } })],
  ['an empty object', () => Response.json({})],
  ['an error in its body', () => Response.json({ statusCode: 500 })],
  ['an empty id', () => Response.json({ id: '' })],
  ['an id that is no text', () => Response.json({ id: 7 })],
  ['an id of control characters', () => Response.json({ id: '\0\n' })],
])('200 with %s is not sent, and is tried again', async (_, answer) => {
  expect(await sender(answer)(mail, 'row-1')).toMatchObject({
    ok: false,
    error: 'HTTP 200',
    isPermanent: false,
  })
})

test('an id is kept without its control characters, which no database takes', async () => {
  const sent = await sender(() => Response.json({ id: 'p\u00001' }))(mail, 'row-1')
  expect(sent).toEqual({ ok: true, providerId: 'p1' })
})

test('an answer that never ends is not sent, and not kept', async () => {
  let pulled = 0
  let isCancelled = false
  const body = new ReadableStream({
    pull: (controller) => {
      pulled += 10_000
      controller.enqueue(new Uint8Array(10_000).fill(97))
    },
    cancel: () => {
      isCancelled = true
    },
  })
  const sent = await sender(() => new Response(body))(mail, 'row-1')
  expect(sent).toMatchObject({ ok: false, error: 'HTTP 200', isPermanent: false })
  expect(pulled).toBeLessThan(200_000)
  expect(isCancelled).toBe(true)
})

const failedFetch = (words: string, code?: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(words), { code }) })
const connect = 'error sending request for url (https://…): client error (Connect): dns error'
test.each([
  ['the name is not known to Node', failedFetch('getaddrinfo', 'ENOTFOUND'), false],
  ['the name is not known to Deno', failedFetch(connect), false],
  ['nobody listens, says an older Deno', new TypeError(connect), false],
  ['the connection broke', failedFetch('read', 'ECONNRESET'), true],
  ['the time was up', new DOMException('The time is up', 'TimeoutError'), true],
])('when %s, whether it was sent is unsure: %#', async (_, error, isUnsure) => {
  expect(await sender(() => Promise.reject(error))(mail, 'row-1')).toMatchObject({ isUnsure })
})

test('redirects are not followed', async () => {
  const requests: Request[] = []
  await sender(() => Response.json({ id: 'p1' }), requests)(mail, 'row-1')
  expect(requests[0]?.redirect).toBe('error')
})
