import { senderOf } from '../_shared/client-address.ts'
import { checkFiles } from '../_shared/generated/file-rules.ts'
import { checkEntries, type Errors, type Values } from '../_shared/generated/form-rules.ts'
import type { SpokenForm } from '../_shared/generated/published-form.ts'
import { type Problem, problems } from '../_shared/problem.ts'
import { givenForm } from './given-form.ts'
import { type Fields, type FormPorts, namedForm, textIn } from './named-form.ts'
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
  /** In the language of the page that it stands on. */
  form: SpokenForm
  /** That language, where it is another than the form's own. */
  lang?: string | undefined
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

interface ReadingLimits extends BodyLimits {
  /** Filled in faster than this (ms) is marked as a machine's. */
  minElapsedMs: number
}

/** What reading needs from outside. */
export interface ReadingPorts extends FormPorts {
  limits: ReadingLimits
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
  { limits, ...ports }: ReadingPorts,
): Promise<SubmissionRead> {
  const key = request.headers.get('idempotency-key')
  const refuse = refuser(givenForm(ports.language))
  if (key !== null && !/^[\x21-\x7e]{8,128}$/.test(key)) return refuse(problems.idempotencyKey)
  const read = await readFields(request, limits)
  if (!read.ok) return refuse(read.problem)
  let isKept = false
  try {
    const judged = await judge(request, read, { limits, ...ports })
    isKept = judged.ok
    return judged
  } finally {
    if (!isKept) read.release()
  }
}

async function judge(
  { headers }: Request,
  { fields, pairs, files, release }: Extract<FieldsRead, { ok: true }>,
  { limits: { minElapsedMs, trustedHops }, ...ports }: ReadingPorts,
): Promise<SubmissionRead> {
  const { name, form, spoken, isAway } = await namedForm(fields, ports)
  const page = textIn(fields.page)
  const refuse = refuser(spoken)
  if (!form) {
    const filled = { form: spoken, entries: {}, page, ...(pairs && { unread: pairs }) }
    return refuse(isAway ? problems.unavailable : problems.form, filled)
  }
  const lang = spoken.language === form.language ? undefined : spoken.language
  const entries = pairs ? { ...fields, ...severalOf(pairs, form) } : fields
  const check = checkEntries(spoken.fields, entries)
  const checkedFiles = checkFiles(spoken.fields, files)
  const filled = { form: spoken, name, lang, entries: check.values, page }
  const errors = { ...(check.ok ? {} : check.errors), ...checkedFiles.errors }
  if (Object.keys(errors).length > 0) return refuse({ ...problems.invalid, errors }, filled, errors)
  const proof = headers.get('x-form-proof') ?? fields.proof
  const submission = {
    message: storedContent(check.values, { name, form, lang }, checkedFiles.files),
    files: checkedFiles.files,
    idempotencyKey: headers.get('idempotency-key'),
    suspicion: suspect(fields, headers.get('x-form-elapsed'), minElapsedMs),
    address: senderOf(headers, trustedHops),
  }
  return { ok: true, submission, proof: textIn(proof) ?? '', filled, release }
}

/** @param form what is shown where nothing of what was sent is known */
const refuser =
  (form: SpokenForm) =>
  (
    problem: Problem,
    filled: Filled = { form, entries: {} },
    errors: Errors = {},
  ): SubmissionRead => ({ ok: false, problem, filled, errors })

/** A form names a field once for each option that is chosen. */
function severalOf(pairs: URLSearchParams, { fields }: SpokenForm): Fields {
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
