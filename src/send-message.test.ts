import { FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js'
import { describe, expect, test } from 'vitest'
import type { MessageFiles } from '../engine/forms/send-message.ts'
import { createSendMessage, formAction } from './send-message.ts'

const message = { name: 'Ada', email: 'ada@example.com', company: '', phone: '', message: 'Hello' }
const attempt = { idempotencyKey: 'one-filled-form', elapsedMs: 4200.4 }

type Step = number | 'network' | 'hangs' | 'rush'

/** A network that answers by a script, and a clock that stands still until it is told. */
function scripted(steps: Step[], files?: MessageFiles) {
  const requests: Request[] = []
  const pauses: number[] = []
  const deadline = new AbortController()
  const send = createSendMessage({
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      const step = steps[requests.length - 1] ?? 201
      if (step === 'network') throw new TypeError('fetch failed')
      if (step === 'rush')
        return Response.json({ challenge: { token: 'a-token', bits: 4 } }, { status: 429 })
      if (step !== 'hangs') return Response.json({}, { status: step })
      return new Promise((_, reject) => {
        const signal = init?.signal
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    },
    random: () => 0.5,
    wait: async (milliseconds) => {
      pauses.push(milliseconds)
    },
    deadline: (milliseconds) => {
      expect(milliseconds).toBe(files ? 115_000 : 15_000)
      return deadline.signal
    },
  })
  return {
    requests,
    pauses,
    endTime: () => deadline.abort(),
    sent: send(message, { ...attempt, files }),
  }
}

globalThis.location ??= { href: 'https://site.example/contact' } as Location // Node has none

describe('one try', () => {
  test('posts the five fields and nothing else', async () => {
    const { sent, requests } = scripted([201])
    await sent
    expect(requests[0]?.url).toBe('https://site.example/functions/v1/send-contact-email')
    expect(requests[0]?.method).toBe('POST')
    expect(await requests[0]?.json()).toEqual(message)
  })

  test('brings key and time beside the message', async () => {
    const { sent, requests } = scripted([201])
    await sent
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer local-public-key',
      'content-type': 'application/json',
      'idempotency-key': 'one-filled-form',
      'x-form-elapsed': '4200',
    })
  })
})

test('files go with the message as one body, with time for slow lines', async () => {
  const body = new FormData()
  body.append('name', 'Ada')
  body.append('cv', new File(['%PDF-'], 'cv.pdf'))
  const files = { body, bytes: 5_000_000, mark: '', forget: () => undefined }
  const { sent, requests } = scripted([503, 201], files)
  await sent
  const { headers } = requests[1] ?? new Request('https://site.example')
  expect(headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect(headers.get('idempotency-key')).toBe('one-filled-form')
  expect(await requests[1]?.text()).toMatch(/name="name"\r\n\r\nAda\r\n.*filename="cv.pdf".*%PDF-/s)
})

describe('in a rush', () => {
  test('it is sent with a proof, under the same key', async () => {
    const { sent, requests, pauses } = scripted(['rush', 201])
    await sent
    const proofs = requests.map((request) => request.headers.get('x-form-proof'))
    expect(proofs).toEqual([null, expect.stringMatching(/^a-token\.\d+$/)])
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    expect(pauses).toEqual([])
  })

  test.each<{ steps: Step[]; tries: number }>([
    { steps: ['rush', 'rush', 201], tries: 2 }, // a proof that does not help is not made again
    { steps: [429, 201], tries: 1 }, // the sender's own limit
  ])('$steps fails after $tries tries', async ({ steps, tries }) => {
    const { sent, requests } = scripted(steps)
    await expect(sent).rejects.toBeInstanceOf(FunctionsHttpError)
    expect(requests).toHaveLength(tries)
  })
})

describe('more tries', () => {
  test.each<{ steps: Step[]; tries: number }>([
    { steps: ['network', 201], tries: 2 },
    { steps: [502, 503, 201], tries: 3 },
    { steps: [504, 'network', 201], tries: 3 },
  ])('$steps is sent after $tries tries under one key', async ({ steps, tries }) => {
    const { sent, requests } = scripted(steps)
    await sent
    expect(requests).toHaveLength(tries)
    expect(new Set(requests.map((request) => request.headers.get('idempotency-key'))).size).toBe(1)
  })

  test('there are two at most, later and later', async () => {
    const { sent, requests, pauses } = scripted([503, 503, 503, 201])
    await expect(sent).rejects.toBeInstanceOf(FunctionsHttpError)
    expect(requests).toHaveLength(3)
    expect(pauses).toEqual([750, 1500])
  })

  test.each([400, 401, 403, 413, 422, 429, 500])('%i is not tried again', async (status) => {
    const { sent, requests } = scripted([status])
    await expect(sent).rejects.toMatchObject({ context: { status } })
    expect(requests).toHaveLength(1)
  })

  test('a network that stays away is told', async () => {
    const { sent } = scripted(['network', 'network', 'network'])
    await expect(sent).rejects.toBeInstanceOf(FunctionsFetchError)
  })

  test('there is none once 15 s are over', async () => {
    const { sent, requests, endTime } = scripted(['hangs', 201])
    endTime()
    await expect(sent).rejects.toBeInstanceOf(FunctionsFetchError)
    expect(requests).toHaveLength(1)
  })
})

test('a form without JavaScript posts to the same function', () => {
  expect(formAction).toBe('/functions/v1/send-contact-email')
})
