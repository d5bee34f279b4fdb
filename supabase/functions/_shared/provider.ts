import { kindOf } from './log.ts'
import type { Mail } from './mail.ts'
import type { Failure } from './outbox.ts'

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
      const answer = await readAnswer(response)
      return response.ok && answer.id
        ? { ok: true, providerId: answer.id }
        : { ok: false, ...failureOf(response, answer.name) }
    } catch (error) {
      return {
        ok: false,
        error: `no answer (${kindOf(error)})`,
        isPermanent: false,
        retryAfterSeconds: null,
      }
    }
  }
}

/** Refusals of this very mail. A wrong key or address (401, 403, 404) is the operator's to mend: mail waits for it. */
const permanent = new Set([400, 413, 422])

function failureOf(response: Response, name: string): Failure {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return {
    error: `HTTP ${response.status}${name && ` ${name}`}`,
    isPermanent: permanent.has(response.status),
    retryAfterSeconds: Number.isInteger(seconds) && seconds >= 0 ? Math.min(seconds, 3600) : null,
  }
}

/** The id of a mail that was taken (without it a 2xx is no provider's: a login page has none), or the name of the refusal; its text may quote the mail and is not kept. */
async function readAnswer(response: Response): Promise<{ id: string; name: string }> {
  const text = await response.text()
  const answer: unknown = isJson(response) ? JSON.parse(text) : {}
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
