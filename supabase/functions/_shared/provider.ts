import { kindOf } from './log.ts'
import type { Mail } from './mail.ts'
import type { Failure } from './outbox.ts'
import { deadlineIn, readBody } from './read-body.ts'

export type Sent = { ok: true; providerId: string } | ({ ok: false } & Failure)
/** @param key the provider sends one mail a key, however often it is asked */
export type SendMail = (mail: Mail, key: string) => Promise<Sent>

export interface Provider {
  /** Where mails are posted: `https://api.resend.com/emails`. */
  url: string
  apiKey: string
  /** After this the attempt has failed, though the mail may be on its way: the key guards against two. */
  timeoutMs: number
}

/** Sends through an HTTP API in the manner of Resend: ports 25 and 587 are closed when hosted. */
export function sendThrough(
  { url, apiKey, timeoutMs }: Provider,
  fetcher: typeof fetch = fetch,
): SendMail {
  return async (mail, key) => {
    try {
      const response = await fetcher(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(mail),
        redirect: 'error', // the mail goes nowhere else
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = await readAnswer(response, timeoutMs)
      return response.ok && answer.id
        ? { ok: true, providerId: answer.id }
        : { ok: false, ...failureOf(response, answer.name) }
    } catch (error) {
      return {
        ok: false,
        error: `no answer (${kindOf(error)})`,
        isPermanent: false,
        retryAfterSeconds: null,
        isUnsure: !isUnconnected(error),
      }
    }
  }
}

/** Refusals of this very mail. A wrong key or address (401, 403, 404) is the operator's to mend: mail waits for it. */
const permanent = new Set([400, 413, 422])

function failureOf(response: Response, name: string): Failure {
  const { status } = response
  return {
    error: `HTTP ${status}${name && ` ${name}`}`,
    isPermanent: permanent.has(status),
    retryAfterSeconds: secondsUntil(response.headers.get('retry-after') ?? ''),
    isUnsure: status < 300 || status === 408 || status >= 500, // a refusal is one; these may come after the mail was taken
  }
}

/** Seconds or a date (RFC 9110 §10.2.3); an hour at most. */
function secondsUntil(text: string): number | null {
  const seconds = /^\d{1,9}$/.test(text)
    ? Number(text)
    : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return seconds >= 0 ? Math.min(seconds, 3600) : null
}

/** Nothing was sent where no connection came about: Deno says so in words alone, Node with a code. */
function isUnconnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { message, cause } = error
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : ''
  return (
    /client error \(Connect\)/.test(`${message} ${cause instanceof Error ? cause.message : ''}`) ||
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(code))
  )
}

/** An answer has an id and a few words; one that never ends must not fill the memory. */
const maxBytes = 65_536

/** The id of a mail that was taken (without it a 2xx is no provider's: a login page has none), or the name of the refusal; its text may quote the mail and is not kept. */
async function readAnswer(
  response: Response,
  timeoutMs: number,
): Promise<{ id: string; name: string }> {
  const read = await readBody(response, maxBytes, deadlineIn(timeoutMs))
  const answer: unknown = read.ok && isJson(response) ? JSON.parse(read.text) : {}
  const field = (name: string) => {
    const value: unknown =
      typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : ''
    return typeof value === 'string' ? value.slice(0, 100) : ''
  }
  return {
    id: field('id').replace(/\p{Cc}/gu, ''),
    name: /^[a-z_]+$/.test(field('name')) ? field('name') : '',
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') ?? false
}
