/**
 * Who counts as one sender, for the limit per sender: an IPv4 address, or the /64 of an IPv6 address, which is what one
 * connection has to itself (RFC 6177).
 * @param trustedHops proxies of the hosting in front of the function: each adds the address it saw at
 *   the right of `x-forwarded-for`, so what stands further left is the sender's own claim
 */
export function senderOf(headers: Headers, trustedHops: number): string | null {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  const hop = hops.at(-trustedHops)?.slice(0, 64)
  if (!hop) return null
  const address = /^\[(.*)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^([\d.]+):\d+$/, '$1')
  const groups = groupsOf(address.replace(/%.*$/, ''))
  if (!groups) return address
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address, in any of its spellings. */
function groupsOf(address: string): number[] | undefined {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return undefined
  const whole = new URL(`http://[${address}]`).hostname.slice(1, -1) // hexadecimal, one "::" at most
  const [left = [], right = []] = whole.split('::').map((side) => (side ? side.split(':') : []))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}
