import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import { writePieces } from './write-pieces.ts'

/** As much is read at once. */
const step = 1 << 20

/** Writes a file piece by piece beside the folder that is built, and names its bytes. */
export function stagePieces(staging: string, name: string, pieces: Iterable<string>) {
  const file = staging + name
  mkdirSync(dirname(file), { recursive: true })
  const descriptor = openSync(file, 'w')
  const digest = createHash('sha1')
  let bytes = 0
  writePieces(descriptor, pieces, (part) => {
    digest.update(part)
    bytes += part.length
  })
  closeSync(descriptor)
  return { hash: digest.digest('base64url'), bytes }
}

/** Names the bytes of a file as above. */
export function hashOfFile(file: string): string {
  const descriptor = openSync(file, 'r')
  const digest = createHash('sha1')
  const memory = Buffer.allocUnsafeSlow(step)
  for (let got = -1; got !== 0; ) {
    got = readSync(descriptor, memory)
    digest.update(memory.subarray(0, got))
  }
  closeSync(descriptor)
  return digest.digest('base64url')
}
