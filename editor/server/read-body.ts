import type { IncomingMessage } from 'node:http'
import { Refused } from './refused.ts'

/**
 * A request's body.
 * @param most bytes that are accepted
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = new Refused(`That is too large: at most ${Math.round(most / 1_000_000)} MB.`)
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request) {
    bytes += piece.length
    if (bytes > most) throw tooLarge
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
