/**
 * What a visitor is asked for while too many messages come in: a browser's work of a second, or a wait of ten without
 * JavaScript. Nothing is kept: the token is signed, for one message, and the same message is never stored twice.
 */
export interface Proofs {
  /** @param content of the message; another needs a challenge of its own */
  challenge(content: string): Promise<Challenge>
  /** @param proof the token and, after a dot, the number that was found; the token alone once the wait is over */
  isGood(proof: string, content: string): Promise<boolean>
}

export interface Challenge {
  token: string
  /** SHA-256 of the token, a dot and a decimal number must begin with as many zero bits. */
  bits: number
}

/** Some 30,000 hashes: about a second in a browser. */
const bits = 15
/** Long enough that nobody presses again by impatience, short enough for an honest visitor. */
export const waitSeconds = 10
const validSeconds = 1_800

/** @param now milliseconds since 1970 */
export function createProofs(secret: string, now: () => number): Proofs {
  const encoder = new TextEncoder()
  const key = crypto.subtle.importKey(
    'raw',
    encoder.encode(`proofs ${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const sign = async (moment: number, content: string) => {
    const text = encoder.encode(`${moment} ${content}`)
    const mac = new Uint8Array(await crypto.subtle.sign('HMAC', await key, text))
    return `${moment}.${Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }
  return {
    challenge: async (content) => ({ token: await sign(Math.floor(now() / 1000), content), bits }),
    async isGood(proof, content) {
      const [moment = '', mac = '', found] = proof.split('.')
      if (!/^\d{1,12}$/.test(moment)) return false
      const age = now() / 1000 - Number(moment)
      const token = await sign(Number(moment), content)
      if (token !== `${moment}.${mac}` || age < 0 || age > validSeconds) return false
      if (found === undefined) return age >= waitSeconds
      const digest = await crypto.subtle.digest('SHA-256', encoder.encode(`${token}.${found}`))
      return new DataView(digest).getUint32(0) >>> (32 - bits) === 0
    },
  }
}
