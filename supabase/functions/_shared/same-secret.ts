/** Compares in a time that does not tell how much was right. */
export function sameSecret(given: string, secret: string): boolean {
  const encoder = new TextEncoder()
  const [a, b] = [encoder.encode(given), encoder.encode(secret)]
  let difference = a.length ^ b.length
  for (let at = 0; at < b.length; at++) difference |= (a[at] ?? 0) ^ (b[at] ?? 0)
  return difference === 0
}

/** The key that a request brings, as a bearer token or as hosting's `apikey`. */
export function keyOf(headers: Headers): string {
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1]
  return bearer ?? headers.get('apikey') ?? ''
}
