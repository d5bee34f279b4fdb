import { availableParallelism } from 'node:os'
import type { Content } from '../content.ts'
import type { Sharing } from './sharing.ts'

/** Where files are written to. */
interface Writer {
  write: (name: string, content: Content) => void
}

/** Memory that a picture in the making may need, in bytes, with what the libraries keep for the next. */
const bytesEach = 250_000_000
const mostAtOnce = 4

/**
 * Makes and writes all files for sharing.
 * @param onProgress told every other second how far it is, where that takes longer
 */
export async function writeSharing(
  { files }: Pick<Sharing, 'files'>,
  writer: Writer,
  onProgress: (words: string) => void = () => {},
): Promise<void> {
  const waiting = files.values()
  let [done, lastToldAt] = [0, performance.now()]
  const work = async () => {
    for (const { name, make } of waiting) {
      writer.write(name, await make())
      done++
      if (performance.now() - lastToldAt < 2000) continue
      lastToldAt = performance.now()
      onProgress(`Drawing pictures for sharing, ${done} of ${files.length}`)
    }
  }
  const allowed = Math.floor(process.availableMemory() / bytesEach)
  const atOnce = Math.max(1, Math.min(mostAtOnce, availableParallelism(), allowed))
  await Promise.all(Array.from({ length: atOnce }, work))
}
