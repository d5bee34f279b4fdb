import { availableParallelism } from 'node:os'
import type { Sharing } from './sharing.ts'

/** Where files are written to. */
export interface Writer {
  write: (name: string, content: string | Uint8Array) => Promise<void>
}

/** A picture in the making takes some 60 MB; more than four at once would be felt on a small machine. */
const mostAtOnce = 4

/**
 * Makes and writes all files for sharing.
 * @param onProgress told every second how far it is, where that takes longer
 */
export async function writeSharing(
  { files, cache }: Sharing,
  writer: Writer,
  onProgress: (words: string) => void = () => {},
): Promise<void> {
  const waiting = files.values()
  let [done, lastToldAt] = [0, performance.now()]
  const work = async () => {
    for (const { name, make } of waiting) {
      await writer.write(name, await make())
      done++
      if (performance.now() - lastToldAt < 1000) continue
      lastToldAt = performance.now()
      onProgress(`Drawing pictures for sharing, ${done} of ${files.length}`)
    }
  }
  const atOnce = Math.min(mostAtOnce, availableParallelism())
  await Promise.all(Array.from({ length: atOnce }, work))
  await cache.prune()
}
