/**
 * The sender's address, for the limit per sender.
 * @param trustedHops proxies of the hosting in front of the function: each adds the address it saw at
 *   the right of `x-forwarded-for`, so what stands further left is the sender's own claim
 */
export function clientAddress(headers: Headers, trustedHops: number): string | null {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return hops.at(-trustedHops)?.slice(0, 64) || null
}
