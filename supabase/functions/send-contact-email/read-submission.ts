import { senderOf } from '../_shared/client-address.ts'
import {
  type ContactErrors,
  checkContactMessage,
  type contactFields,
} from '../_shared/generated/check-contact-message.ts'
import { type Problem, problems } from '../_shared/problem.ts'
import { type Deadline, readBody } from '../_shared/read-body.ts'
import type { Submission } from './store.ts'

/** What the visitor had entered, to be shown again. */
export type Entries = { [field in (typeof contactFields)[number] | 'about']?: string }
export type SubmissionRead =
  | { ok: true; submission: Submission; proof: string; entries: Entries }
  | { ok: false; problem: Problem; entries: Entries; errors: ContactErrors }

export interface ReadingLimits {
  /** Bytes of a body; more is refused while reading. */
  maxBytes: number
  /** Filled in faster than this (ms) is marked as a machine's. */
  minElapsedMs: number
  /** Proxies of the hosting in front of the function, see `senderOf`. */
  trustedHops: number
  /** The time that a body may take to arrive, from now. */
  deadline(): Deadline
}

/** Hidden from people; machines fill every field. */
const honeypot = 'website'

export function isForm(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded'
}

export async function readSubmission(
  request: Request,
  limits: ReadingLimits,
): Promise<SubmissionRead> {
  const type = mediaType(request)
  if (!isForm(request) && type !== 'application/json') return refuse(problems.contentType)
  const key = request.headers.get('idempotency-key')
  if (key !== null && !/^[\x21-\x7e]{8,128}$/.test(key)) return refuse(problems.idempotencyKey)
  // A form writes nine signs for one, and what was entered must come back to who entered it.
  const readBytes = isForm(request) ? 16 * limits.maxBytes : limits.maxBytes
  const body = await readBody(request, readBytes, limits.deadline())
  if (!body.ok) return refuse(bodyProblems[body.reason])
  const fields = isForm(request) ? parseForm(body.text) : parseJson(body.text)
  if (!fields) return refuse(problems.unreadable)
  const check = checkContactMessage(fields)
  if (!check.ok)
    return refuse({ ...problems.invalid, errors: check.errors }, check.message, check.errors)
  const proof = request.headers.get('x-form-proof') ?? fields.proof
  const submission = {
    message: check.message,
    idempotencyKey: key,
    suspicion: suspect(fields, request.headers.get('x-form-elapsed'), limits.minElapsedMs),
    address: senderOf(request.headers, limits.trustedHops),
  }
  return {
    ok: true,
    submission,
    proof: typeof proof === 'string' ? proof : '',
    entries: check.message,
  }
}

const bodyProblems = {
  'too-large': problems.tooLarge,
  'too-slow': problems.tooSlow,
  unreadable: problems.unreadable,
}

function refuse(
  problem: Problem,
  entries: Entries = {},
  errors: ContactErrors = {},
): SubmissionRead {
  return { ok: false, problem, entries, errors }
}

function mediaType(request: Request): string {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
  const charset = parameters
    .find((parameter) => parameter.trim().startsWith('charset='))
    ?.trim()
    .slice(8)
  return charset === undefined || /^"?utf-?8"?$/.test(charset) ? type.trim() : ''
}

type Fields = { [name: string]: unknown }

function parseForm(text: string): Fields {
  return Object.fromEntries(new URLSearchParams(text))
}

function parseJson(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { ...value } : undefined
  } catch {
    return undefined // the answer says that it could not be read; the parser's text would quote it
  }
}

function suspect(
  fields: Fields,
  elapsed: string | null,
  minElapsedMs: number,
): Submission['suspicion'] {
  const trap = fields[honeypot]
  if (trap !== undefined && trap !== null && trap !== '') return 'honeypot'
  if (elapsed !== null && /^\d{1,15}$/.test(elapsed) && Number(elapsed) < minElapsedMs)
    return 'too-fast'
  return null
}
