import { senderOf } from '../_shared/client-address.ts'
import { checkEntries, type Errors, type Values } from '../_shared/generated/form-rules.ts'
import type { PublishedForm } from '../_shared/generated/published-form.ts'
import { type Problem, problems } from '../_shared/problem.ts'
import { type Deadline, readBody } from '../_shared/read-body.ts'
import { givenForm } from './given-form.ts'
import type { Submission } from './store.ts'
import { storedContent } from './stored-content.ts'

/** What was filled in, to be shown again. */
export interface Filled {
  form: PublishedForm
  /** The form's name, if it is a declared one. */
  name?: string | undefined
  entries: Values
  /** Where the form stands on the site. */
  page?: string | undefined
  /** What was sent by a form that is not known, to be sent once more as it is. */
  unread?: URLSearchParams
}
export type SubmissionRead = { filled: Filled } & (
  | { ok: true; submission: Submission; proof: string }
  | { ok: false; problem: Problem; errors: Errors }
)

/** The declared form of a name; rejects when the database does not answer. */
export type FormOf = (name: string) => Promise<PublishedForm | undefined>

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
  formOf: FormOf,
): Promise<SubmissionRead> {
  const type = mediaType(request)
  if (!isForm(request) && type !== 'application/json') return refuse(problems.contentType)
  const key = request.headers.get('idempotency-key')
  if (key !== null && !/^[\x21-\x7e]{8,128}$/.test(key)) return refuse(problems.idempotencyKey)
  // A form writes nine signs for one, and what was entered must come back to who entered it.
  const readBytes = isForm(request) ? 16 * limits.maxBytes : limits.maxBytes
  const body = await readBody(request, readBytes, limits.deadline())
  if (!body.ok) return refuse(bodyProblems[body.reason])
  const pairs = isForm(request) && new URLSearchParams(body.text)
  const fields = pairs ? Object.fromEntries(pairs) : parseJson(body.text)
  if (!fields) return refuse(problems.unreadable)
  const name = textIn(fields.form)
  const form = name === undefined ? givenForm : await declaredForm(name, formOf)
  if (!form || form === 'away')
    return refuse(form ? problems.unavailable : problems.form, {
      ...{ form: { ...givenForm, fields: [] }, entries: {}, page: textIn(fields.page) },
      ...(pairs && { unread: pairs }),
    })
  const entries = pairs ? { ...fields, ...severalOf(pairs, form) } : fields
  const check = checkEntries(form.fields, entries)
  const filled = { form, name, entries: check.values, page: textIn(fields.page) }
  if (!check.ok) return refuse({ ...problems.invalid, errors: check.errors }, filled, check.errors)
  const proof = request.headers.get('x-form-proof') ?? fields.proof
  const submission = {
    message: storedContent(check.values, name, form),
    idempotencyKey: key,
    suspicion: suspect(fields, request.headers.get('x-form-elapsed'), limits.minElapsedMs),
    address: senderOf(request.headers, limits.trustedHops),
  }
  return { ok: true, submission, proof: textIn(proof) ?? '', filled }
}

/** What no form is called, the database is not asked for: it may refuse the very text. */
async function declaredForm(
  name: string,
  formOf: FormOf,
): Promise<PublishedForm | 'away' | undefined> {
  return /^[a-z][a-z0-9-]*$/.test(name) ? formOf(name).catch(() => 'away') : undefined
}

const bodyProblems = {
  'too-large': problems.tooLarge,
  'too-slow': problems.tooSlow,
  unreadable: problems.unreadable,
}

function refuse(
  problem: Problem,
  filled: Filled = { form: givenForm, entries: {} },
  errors: Errors = {},
): SubmissionRead {
  return { ok: false, problem, filled, errors }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
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

/** A form names a field once for each option that is chosen. */
function severalOf(pairs: URLSearchParams, { fields }: PublishedForm): Fields {
  const several = fields.filter(({ kind }) => kind === 'choices')
  return Object.fromEntries(several.map(({ name }) => [name, pairs.getAll(name)]))
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
