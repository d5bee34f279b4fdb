import { writeSync } from 'node:fs'

/** As many letters are written at once. */
const step = 1 << 20

/**
 * Writes a text piece by piece into an open file.
 * @param onBytes told of what was written, in its order
 */
export function writePieces(
  descriptor: number,
  pieces: Iterable<string>,
  onBytes: (bytes: Buffer) => void = () => {},
): void {
  const put = (text: string) => {
    const bytes = Buffer.from(text)
    for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done)
    onBytes(bytes)
  }
  let part = ''
  for (const piece of pieces) {
    part += piece
    if (part.length < step) continue
    put(part)
    part = ''
  }
  put(part)
}
