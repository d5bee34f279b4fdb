import { expect, test } from 'vitest'
import type { LogEvent } from '../_shared/log.ts'
import type { Mail } from '../_shared/mail.ts'
import type { Failure, OwedMail } from '../_shared/outbox.ts'
import type { Sent } from '../_shared/provider.ts'
import { answer } from './answer.ts'
import { deliver } from './deliver.ts'

const owedMail = (id: string): OwedMail => ({
  id,
  attempt: 1,
  message: {
    id: `m-${id}`,
    receivedAt: '2026-11-21T09:00:00Z',
    name: 'Ada',
    email: 'ada@example.com',
    company: '',
    phone: '',
    message: 'Hello',
    suspicion: null,
  },
})

/** A database and a provider by script; each look at the clock takes a second. */
function scripted({
  batches,
  sends = () => ({ ok: true, providerId: 'p' }),
  startsAt = 0,
  leaseSeconds = 60,
}: {
  batches: (OwedMail[] | Error)[]
  sends?: (key: string) => Sent
  /** Seconds. */
  startsAt?: number
  leaseSeconds?: number
}) {
  const sent: string[] = []
  const failed: [string, Failure][] = []
  const keys: string[] = []
  const mails: Mail[] = []
  const logged: LogEvent[] = []
  let seconds = startsAt
  let claims = 0
  const done = deliver({
    outbox: {
      claim: async () => {
        const batch = batches[claims++] ?? []
        if (batch instanceof Error) throw batch
        return batch
      },
      fileBytes: async (id) => (id === 'gone' ? null : `bytes of ${id}`),
      markSent: async (id) => {
        if (id === 'unmarkable') throw new Error('The database is away')
        sent.push(id)
      },
      markFailed: async ({ id }, failure) => {
        failed.push([id, failure])
      },
    },
    sendMail: async (mail, key) => {
      keys.push(key)
      mails.push(mail)
      return sends(key)
    },
    addresses: { from: 'a@example.com', to: ['b@example.com'] },
    language: 'en',
    limits: { batch: 2, leaseSeconds, atOnce: 2, attachBytes: 100, budgetMs: 20_000 },
    clock: () => 1_000 * seconds++,
    log: (event) => logged.push(event),
  })
  return { done, sent, failed, keys, mails, logged, claims: () => claims }
}

test('sends until nothing is due, each under its own key', async () => {
  const run = scripted({ batches: [[owedMail('a'), owedMail('b')], [owedMail('c')]] })
  await run.done
  expect([run.sent.sort(), run.keys.sort(), run.claims()]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
    3,
  ])
})

test('puts back what failed, and goes on with the others', async () => {
  const failure = {
    ok: false,
    error: 'HTTP 500',
    isPermanent: false,
    retryAfterSeconds: null,
    isUnsure: true,
  } as const
  const run = scripted({
    batches: [[owedMail('a'), owedMail('b')]],
    sends: (key) => (key === 'a' ? failure : { ok: true, providerId: 'p' }),
  })
  await run.done
  expect(run.sent).toEqual(['b'])
  expect(run.failed).toEqual([['a', failure]])
  expect(run.logged).toEqual([
    { event: 'not-sent', id: 'a', reason: 'HTTP 500' },
    { event: 'sent', id: 'b' },
  ])
})

test('a mail that is refused for good goes again without the address to reply to, which stands in the text', async () => {
  const refusal = {
    ok: false,
    error: 'HTTP 422 validation_error',
    isPermanent: true,
    retryAfterSeconds: null,
    isUnsure: false,
  } as const
  const batches = [[owedMail('a')]]
  const run = scripted({
    batches,
    sends: (key) => (key === 'a' ? refusal : { ok: true, providerId: 'p' }),
  })
  await run.done
  expect([run.sent, run.failed]).toEqual([['a'], []])
  expect(run.keys).toEqual(['a', 'a-without-reply-to'])
  expect(run.mails[0]?.reply_to).toBe('ada@example.com')
  expect(run.mails[1]).not.toHaveProperty('reply_to')
  expect(run.mails[1]?.text).toMatch(/^To answer, write to ada@example.com:/)
  expect(run.mails[1]?.html).toContain('<p>To answer, write to ada@example.com:')
  const twice = scripted({ batches, sends: () => refusal })
  await twice.done
  expect(twice.failed).toEqual([['a', refusal]])
})

test('what had no address to reply to is refused once', async () => {
  const refusal = {
    ok: false,
    error: 'HTTP 422',
    isPermanent: true,
    retryAfterSeconds: null,
    isUnsure: false,
  } as const
  const summary: OwedMail = {
    id: 's',
    attempt: 1,
    summary: { day: '2026-11-21', total: 0, dead: [] },
  }
  const run = scripted({ batches: [[summary]], sends: () => refusal })
  await run.done
  expect([run.keys, run.failed]).toEqual([['s'], [['s', refusal]]])
})

const files = [60, 40, 1].map((size, at) => ({
  ...{ id: `f${at}`, field: 'cv', name: `${at}.pdf`, mediaType: 'application/pdf', size },
}))
const withFiles = (suspicion: 'honeypot' | null): OwedMail => {
  const owed = owedMail('a')
  return 'message' in owed ? { ...owed, message: { ...owed.message, files, suspicion } } : owed
}

test('a mail brings along as many files as mail servers take, and says where the others are', async () => {
  const run = scripted({ batches: [[withFiles(null)]] })
  await run.done
  expect(run.mails[0]?.attachments).toEqual([
    { filename: '0.pdf', content: 'bytes of f0', content_type: 'application/pdf' },
    { filename: '1.pdf', content: 'bytes of f1', content_type: 'application/pdf' },
  ])
  expect(run.mails[0]?.text).toContain(
    'Not attached: 2.pdf (1 B): broadsheet messages files m-a --out <folder>',
  )
})

test('what may be from a machine is not attached', async () => {
  const run = scripted({ batches: [[withFiles('honeypot')]] })
  await run.done
  expect(run.mails[0]).not.toHaveProperty('attachments')
  expect(run.mails[0]?.text).toContain('Not attached: 0.pdf (60 B), 1.pdf (40 B), 2.pdf (1 B)')
})

test('leaves what it cannot mark to the end of the lease', async () => {
  const run = scripted({ batches: [[owedMail('unmarkable'), owedMail('b')]] })
  await run.done
  expect(run.sent).toEqual(['b'])
  expect(run.logged).toContainEqual({ event: 'mark-failed', id: 'unmarkable', reason: 'Error' })
})

test('begins no batch when the time is up', async () => {
  const run = scripted({ batches: Array.from({ length: 50 }, (_, at) => [owedMail(String(at))]) })
  await run.done
  expect(run.claims()).toBe(7)
  const late = scripted({ batches: [[owedMail('a')]], startsAt: 1_000 })
  await late.done
  expect(late.sent).toEqual(['a']) // the time counts from the call on
})

test('begins no mail whose lease is over', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map(owedMail)
  const run = scripted({ batches: [five], leaseSeconds: 4 })
  await run.done
  expect(run.keys).toEqual(['a', 'b', 'c'])
})

test('a database that is away is logged, not thrown', async () => {
  const run = scripted({ batches: [new Error('away')] })
  await run.done
  expect(run.logged).toEqual([{ event: 'claim-failed', reason: 'Error' }])
})

test.each([
  ['POST', 'Bearer secret', 202, 1],
  ['POST', 'Bearer public', 401, 0],
  ['POST', '', 401, 0],
  ['GET', 'Bearer secret', 405, 0],
])('%s with "%s" is answered %i', async (method, authorization, status, times) => {
  let started = 0
  const request = new Request('https://functions.example/deliver-mail', {
    method,
    headers: { authorization },
  })
  const answered = answer(request, { secret: 'secret', start: () => started++ })
  expect([answered.status, started]).toEqual([status, times])
  expect(answered.headers.get('cache-control')).toBe('no-store')
  expect(answered.headers.get('allow')).toBe(status === 405 ? 'POST' : null)
  if (status !== 202) return
  expect(answered.headers.get('content-type')).toBe('application/json')
  expect(await answered.json()).toEqual({ started: true })
})
