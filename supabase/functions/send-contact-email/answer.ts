import { kindOf, type Log } from '../_shared/log.ts'
import { answerPreflight, checkOrigin } from '../_shared/origins.ts'
import { type Problem, problemResponse, problems } from '../_shared/problem.ts'
import type { Proofs } from '../_shared/proofs.ts'
import { keyOf, sameSecret } from '../_shared/same-secret.ts'
import { formPage } from './form-page.ts'
import {
  isForm,
  type ReadingPorts,
  readSubmission,
  type SubmissionRead,
} from './read-submission.ts'
import type { Stored, StoreMessage } from './store.ts'

/** All that the function needs from outside. */
export interface ContactPorts extends ReadingPorts {
  store: StoreMessage
  /** Lets the deliverer look for mail; returns at once, never throws. */
  wake(): void
  proofs: Proofs
  /** The site's address, without a slash at the end: where a form without JavaScript returns to. */
  siteUrl: string
  /** Origins whose pages may call. */
  origins: readonly string[]
  /** Any of these opens the door to JSON; they are public. */
  publicKeys: readonly string[]
  log: Log
}

/** Takes one contact message. It says 2xx only when the message is stored, and 5xx only when ours is the fault. */
export async function answer(request: Request, ports: ContactPorts): Promise<Response> {
  const origin = checkOrigin(request, ports.origins)
  const refuse = (problem: Problem) => problemResponse(problem, origin.headers)
  if (request.method === 'OPTIONS') return answerPreflight(origin)
  if (request.method !== 'POST') {
    origin.headers.set('allow', 'POST, OPTIONS')
    return refuse(problems.method)
  }
  const asForm = isForm(request)
  // A page with a strict referrer policy posts its form from "null" (Fetch, "append a request Origin header"),
  // and so does a sandboxed frame of any site: only the browser's own word tells them apart.
  const isUnnamed =
    asForm &&
    request.headers.get('origin') === 'null' &&
    request.headers.get('sec-fetch-site') === 'same-origin'
  if (!origin.allowed && !isUnnamed) return refuse(problems.origin)
  if (!asForm && !mayCall(request, ports)) return refuse(problems.key)
  const read = await readSubmission(request, ports)
  const result = read.ok ? await storeSubmission(read, ports).finally(read.release) : read.problem
  ports.log(
    'outcome' in result
      ? { event: result.outcome, id: result.id }
      : { event: 'refused', reason: result.kind },
  )
  if ('outcome' in result)
    return asForm
      ? seeThanks(pageOf(read, request, ports), origin.headers)
      : accepted(result.id, origin.headers)
  return asForm
    ? formAgain(result, read, pageOf(read, request, ports), origin.headers)
    : refuse(result)
}

async function storeSubmission(
  { submission, proof }: Extract<SubmissionRead, { ok: true }>,
  { store, wake, log, proofs }: ContactPorts,
): Promise<Extract<Stored, { id: string }> | Problem> {
  try {
    const content = JSON.stringify(submission.message)
    const isProven = proof !== '' && (await proofs.isGood(proof, content))
    const stored = await store({ ...submission, isProven })
    if (stored.outcome === 'key-reused') return problems.keyReused
    if (stored.outcome === 'full') return problems.full
    if (stored.outcome === 'limited' && stored.by === 'form')
      return { ...problems.rush, challenge: await proofs.challenge(content) }
    if (stored.outcome === 'limited')
      return { ...problems.tooMany, retryAfterSeconds: stored.retryAfterSeconds }
    wake()
    return stored
  } catch (error) {
    log({ event: 'store-failed', reason: kindOf(error) })
    return problems.unavailable
  }
}

/** A form without JavaScript brings no key; its origin was checked. */
function mayCall(request: Request, { publicKeys }: ContactPorts): boolean {
  const given = keyOf(request.headers)
  return publicKeys.some((key) => sameSecret(given, key))
}

function accepted(id: string, headers: Headers): Response {
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify({ id }), { status: 201, headers })
}

/** The page that a form stands on, at the address of the site by which it was called: each language may have its own. */
function pageOf(
  { filled: { page = '/contact' } }: SubmissionRead,
  request: Request,
  { siteUrl, origins }: ContactPorts,
): string {
  const origin = request.headers.get('origin') ?? ''
  const site = origins.includes(origin) ? origin : siteUrl
  // What was sent says where on the site, and never to which.
  return /^\/[^\s#?]*$/.test(page) ? `${site}${encodeURI(decodedPath(page))}` : site
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return '/'
  }
}

function seeThanks(page: string, headers: Headers): Response {
  headers.set('location', `${page}#sent`)
  return new Response(null, { status: 303, headers })
}

function formAgain(
  problem: Problem,
  read: SubmissionRead,
  page: string,
  headers: Headers,
): Response {
  const nonce = crypto.randomUUID()
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${new URL(page).origin}; base-uri 'none'; frame-ancestors 'none'`,
  )
  headers.set('referrer-policy', 'same-origin')
  if (problem.retryAfterSeconds !== undefined)
    headers.set('retry-after', String(problem.retryAfterSeconds))
  const errors = read.ok ? {} : read.errors
  return new Response(formPage({ ...read.filled, problem, errors, pageUrl: page, nonce }), {
    status: problem.status,
    headers,
  })
}
