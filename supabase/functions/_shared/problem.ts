import { type Challenge, waitSeconds } from './proofs.ts'

/** A problem document (RFC 9457 §3.1): what every refusal says, in words for the visitor. */
export interface Problem {
  /** The kind, after the site's `/problems/`; stable, see docs/contact.md. */
  kind: string
  /** What is wrong, the same text for each problem of the kind. */
  title: string
  status: number
  /** What to do about it, where that is not plain. */
  detail?: string
  /** The text beneath each field that is wrong. */
  errors?: { [field: string]: string | undefined }
  /** Seconds after which to try again. */
  retryAfterSeconds?: number
  /** What to do so that it is taken after all. */
  challenge?: Challenge
}

export function problemResponse(problem: Problem, headers: Headers): Response {
  const { kind, title, status, detail, errors, retryAfterSeconds, challenge } = problem
  const all = new Headers(headers)
  all.set('content-type', 'application/problem+json')
  if (retryAfterSeconds !== undefined) all.set('retry-after', String(retryAfterSeconds))
  const type = `urn:broadsheet:problem:${kind}`
  return new Response(
    JSON.stringify({ type, title, status, detail, errors: errors ?? {}, challenge }),
    {
      status,
      headers: all,
    },
  )
}

export const problems = {
  notFound: { kind: 'not-found', title: 'There is nothing at this address.', status: 404 },
  method: { kind: 'method', title: 'This address takes POST only.', status: 405 },
  origin: { kind: 'origin', title: 'This site may not send messages here.', status: 403 },
  key: {
    kind: 'key',
    title: 'The public key is missing or wrong.',
    status: 401,
    detail: 'Send the public key as "Authorization: Bearer <key>".',
  },
  contentType: {
    kind: 'content-type',
    title: 'The message must be JSON or a form.',
    status: 415,
    detail:
      'Use application/json, application/x-www-form-urlencoded or multipart/form-data, in UTF-8.',
  },
  tooLarge: { kind: 'too-large', title: 'The message is too long.', status: 413 },
  tooSlow: { kind: 'too-slow', title: 'The message did not arrive in time.', status: 408 },
  unreadable: { kind: 'unreadable', title: 'The message could not be read.', status: 400 },
  idempotencyKey: {
    kind: 'idempotency-key',
    title: 'The idempotency key must be 8 to 128 letters, digits or signs.',
    status: 400,
  },
  form: { kind: 'form', title: 'There is no such form.', status: 422 },
  keyReused: {
    kind: 'key-reused',
    title: 'Another message was sent with this idempotency key.',
    status: 422,
    detail: 'A changed message needs a new key.',
  },
  invalid: { kind: 'invalid', title: 'Some fields need another look.', status: 422 },
  tooMany: {
    kind: 'too-many',
    title: 'Too many messages in a short time.',
    status: 429,
    detail: 'Please try again later. Nothing was stored.',
  },
  rush: {
    kind: 'rush',
    title: 'Very many messages are coming in just now.',
    status: 429,
    detail: `Please wait ${waitSeconds} seconds, then send yours once more.`,
    retryAfterSeconds: waitSeconds,
  },
  unavailable: {
    kind: 'unavailable',
    title: 'The message could not be stored just now.',
    status: 503,
    detail: 'Please try again: the same message will not be sent twice.',
    retryAfterSeconds: 5,
  },
  busy: {
    kind: 'busy',
    title: 'Very many files are coming in just now.',
    status: 503,
    detail: 'Please try again: the same message will not be sent twice.',
    retryAfterSeconds: 5,
  },
  full: {
    kind: 'full',
    title: 'No more files can be kept just now.',
    status: 507,
    detail: 'A message without files can be sent. Nothing was stored.',
  },
  internal: {
    kind: 'internal',
    title: 'Something went wrong on our side.',
    status: 500,
    detail: 'Please try again: the same message will not be sent twice.',
  },
} as const satisfies { [name: string]: Problem }
