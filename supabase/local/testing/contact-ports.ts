import type { PublishedForm } from '../../functions/_shared/generated/published-form.ts'
import type { LogEvent } from '../../functions/_shared/log.ts'
import { createProofs } from '../../functions/_shared/proofs.ts'
import { roomForBodies } from '../../functions/_shared/room-for-bodies.ts'
import type { ContactPorts } from '../../functions/send-contact-email/answer.ts'
import type { ProvenSubmission, Stored } from '../../functions/send-contact-email/store.ts'

/** All that send-contact-email needs, with what it was given kept for the test. */
export function contactPorts(
  outcome: Stored | Error = { outcome: 'stored', id: 'an-id' },
  forms: { [name: string]: PublishedForm } = {},
) {
  const stored: ProvenSubmission[] = []
  const logged: LogEvent[] = []
  let woken = 0
  const ports: ContactPorts = {
    store: async (submission) => {
      stored.push(submission)
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    formOf: async (name) => (Object.hasOwn(forms, name) ? forms[name] : undefined),
    language: 'en',
    wake: () => woken++,
    limits: {
      maxBytes: 16_384,
      minElapsedMs: 2_000,
      trustedHops: 1,
      deadline: () => ({ passed: new Promise(() => {}), cancel: () => {} }),
      room: roomForBodies({ total: 32_000_000, perSender: 16_000_000 }),
    },
    proofs: createProofs('secret', () => 1_790_000_000_000),
    siteUrl: 'https://site.example',
    origins: ['https://site.example'],
    publicKeys: ['public'],
    log: (event) => logged.push(event),
  }
  return { ports, stored, logged, wokenTimes: () => woken }
}

export const functionUrl = 'https://functions.example/send-contact-email'
export const goodFields = {
  name: 'Ada',
  email: 'ada@example.com',
  company: '',
  phone: '',
  message: 'Hello',
}

export function jsonRequest(body: unknown, headers: { [name: string]: string } = {}): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const all = { 'content-type': 'application/json', authorization: 'Bearer public', ...headers }
  return new Request(functionUrl, { method: 'POST', headers: all, body: text })
}

export function formRequest(
  fields: { [name: string]: string },
  headers: { [name: string]: string } = {},
): Request {
  return new Request(functionUrl, { method: 'POST', headers, body: new URLSearchParams(fields) })
}
