import { createHash } from 'node:crypto'

/** Finds what the form would find: a number with which the token's hash begins with so many zero bits. */
export function solve(token: string, bits: number): string {
  for (let number = 0; ; number++) {
    const proof = `${token}.${number}`
    if (createHash('sha256').update(proof).digest().readUInt32BE(0) >>> (32 - bits) === 0)
      return proof
  }
}
