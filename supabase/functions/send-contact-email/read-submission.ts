import { senderOf } from '../_shared/client-address.ts'
import { checkFiles } from '../_shared/generated/file-rules.ts'
import { checkEntries, type Errors, type Values } from '../_shared/generated/form-rules.ts'
import type { PublishedForm } from '../_shared/generated/published-form.ts'
import { type Problem, problems } from '../_shared/problem.ts'
import { givenForm } from './given-form.ts'
import {
  type BodyLimits,
  type FieldsRead,
  formTypes,
  mediaType,
  readFields,
} from './read-fields.ts'
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
  | {
      ok: true
      submission: Submission
      proof: string
      /** Called when it is stored, or is not needed. */
      release(): void
    }
  | { ok: false; problem: Problem; errors: Errors }
)

/** The declared form of a name; rejects when the database does not answer. */
export type FormOf = (name: string) => Promise<PublishedForm | undefined>

export interface ReadingLimits extends BodyLimits {
  /** Filled in faster than this (ms) is marked as a machine's. */
  minElapsedMs: number
}

/** Hidden from people; machines fill every field. */
const honeypot = 'website'

/** Whether it is a browser's own form; a script that sends files brings a key. */
export function isForm(request: Request): boolean {
  const type = mediaType(request)
  return type === 'multipart/form-data'
    ? !request.headers.has('authorization')
    : formTypes.includes(type)
}

export async function readSubmission(
  request: Request,
  limits: ReadingLimits,
  formOf: FormOf,
): Promise<SubmissionRead> {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !/^[\x21-\x7e]{8,128}$/.test(key)) return refuse(problems.idempotencyKey)
  const read = await readFields(request, limits)
  if (!read.ok) return refuse(read.problem)
  let isKept = false
  try {
    const judged = await judge(request, read, limits, formOf)
    isKept = judged.ok
    return judged
  } finally {
    if (!isKept) read.release()
  }
}

async function judge(
  { headers }: Request,
  { fields, pairs, files, release }: Extract<FieldsRead, { ok: true }>,
  { minElapsedMs, trustedHops }: ReadingLimits,
  formOf: FormOf,
): Promise<SubmissionRead> {
  const name = textIn(fields.form)
  const form = name === undefined ? givenForm : await declaredForm(name, formOf)
  if (!form || form === 'away')
    return refuse(form ? problems.unavailable : problems.form, {
      ...{ form: { ...givenForm, fields: [] }, entries: {}, page: textIn(fields.page) },
      ...(pairs && { unread: pairs }),
    })
  const entries = pairs ? { ...fields, ...severalOf(pairs, form) } : fields
  const check = checkEntries(form.fields, entries)
  const checkedFiles = checkFiles(form.fields, files)
  const filled = { form, name, entries: check.values, page: textIn(fields.page) }
  const errors = { ...(check.ok ? {} : check.errors), ...checkedFiles.errors }
  if (Object.keys(errors).length > 0) return refuse({ ...problems.invalid, errors }, filled, errors)
  const proof = headers.get('x-form-proof') ?? fields.proof
  const submission = {
    message: storedContent(check.values, name, form, checkedFiles.files),
    files: checkedFiles.files,
    idempotencyKey: headers.get('idempotency-key'),
    suspicion: suspect(fields, headers.get('x-form-elapsed'), minElapsedMs),
    address: senderOf(headers, trustedHops),
  }
  return { ok: true, submission, proof: textIn(proof) ?? '', filled, release }
}

/** What no form is called, the database is not asked for: it may refuse the very text. */
async function declaredForm(
  name: string,
  formOf: FormOf,
): Promise<PublishedForm | 'away' | undefined> {
  return /^[a-z][a-z0-9-]*$/.test(name) ? formOf(name).catch(() => 'away') : undefined
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

type Fields = { [name: string]: unknown }

/** A form names a field once for each option that is chosen. */
function severalOf(pairs: URLSearchParams, { fields }: PublishedForm): Fields {
  const several = fields.filter(({ kind }) => kind === 'choices')
  return Object.fromEntries(several.map(({ name }) => [name, pairs.getAll(name)]))
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
