import { problemResponse, problems } from '../_shared/problem.ts'
import { keyOf, sameSecret } from '../_shared/same-secret.ts'

export interface WakePorts {
  /** Known to the clock and to send-contact-email. */
  secret: string
  /** Begins to deliver; the answer does not wait for it. */
  start(): void
}

/** Wakes the deliverer. Only for those who know the secret: anyone else could make us call the provider. */
export function answer(request: Request, { secret, start }: WakePorts): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (request.method !== 'POST') {
    headers.set('allow', 'POST')
    return problemResponse(problems.method, headers)
  }
  if (!sameSecret(keyOf(request.headers), secret)) return problemResponse(problems.key, headers)
  start()
  headers.set('content-type', 'application/json')
  return new Response('{"started":true}', { status: 202, headers })
}
