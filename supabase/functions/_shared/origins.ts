export type OriginCheck = { allowed: boolean; headers: Headers }

/**
 * Whether the page that asks may, and the CORS headers that tell its browser so. A request without
 * an origin is not from another site's page; one from this very address needs no CORS.
 * @param origins as browsers write them: `https://example.com`, no slash at the end
 */
export function checkOrigin(request: Request, origins: readonly string[]): OriginCheck {
  const headers = new Headers({
    vary: 'Origin',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const origin = request.headers.get('origin')
  if (origin === null) return { allowed: true, headers }
  if (origins.includes(origin)) {
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-expose-headers', 'retry-after')
    return { allowed: true, headers }
  }
  return { allowed: isOwnAddress(request, origin), headers }
}

export function answerPreflight({ allowed, headers }: OriginCheck): Response {
  if (!allowed || !headers.has('access-control-allow-origin'))
    return new Response(null, { status: 204, headers })
  const all = new Headers(headers)
  all.set('access-control-allow-methods', 'POST')
  all.set(
    'access-control-allow-headers',
    'authorization, apikey, content-type, idempotency-key, x-client-info, x-form-elapsed, x-form-proof, x-region',
  )
  all.set('access-control-max-age', '86400')
  return new Response(null, { status: 204, headers: all })
}

/** A page that calls this machine by a name of its own (DNS rebinding) has no certificate for it. */
function isOwnAddress(request: Request, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { host, hostname, protocol } = new URL(origin)
  const isProven = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return isProven && host === new URL(request.url).host
}
