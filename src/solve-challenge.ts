/** What the function asks for while very many messages come in. */
export interface Challenge {
  token: string
  bits: number
}

/**
 * Finds a number with which the hash of token, dot and number begins with so many zero bits: a second of work, which an
 * honest visitor does once and a flood at each message.
 * @returns the proof, or undefined when the time was up before
 */
export async function solveChallenge(
  { token, bits }: Challenge,
  signal: AbortSignal,
): Promise<string | undefined> {
  const encoder = new TextEncoder()
  for (let number = 0; !signal.aborted; number++) {
    const proof = `${token}.${number}`
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(proof))
    if (new DataView(digest).getUint32(0) >>> (32 - bits) === 0) return proof
  }
  return undefined
}

/** The challenge of a refusal, if it has one. */
export async function challengeIn(answer: Response): Promise<Challenge | undefined> {
  const { challenge } = Object(await answer.json().catch(() => undefined))
  const { token, bits } = Object(challenge)
  return typeof token === 'string' && bits >= 0 && bits <= 24 ? { token, bits } : undefined
}
