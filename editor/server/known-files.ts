import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Refused } from './refused.ts'

/** A file and what it says; the same object for as long as the file is the same. */
export interface KnownFile {
  file: string
  text: string
}

interface Known extends KnownFile {
  /** Names the file's state; absent where it was changed so lately that its times may stay the same at the next change. */
  stamp?: string | undefined
}

/** As long as this after a change, files may be changed again without getting another time. */
const settledMilliseconds = 100

/** Reads files again and again: only those are read that are others than they were. */
export class KnownFiles {
  #known = new Map<string, Known>()

  async read(file: string): Promise<KnownFile> {
    const stamp = stampOf(file)
    const known = this.#known.get(file)
    if (known && stamp !== undefined && known.stamp === stamp) return known
    const text = await readText(file)
    const now = known?.text === text ? Object.assign(known, { stamp }) : { file, text, stamp }
    this.#known.set(file, now)
    return now
  }

  /** Forgets all but these. */
  keep(files: Iterable<string>): void {
    const kept = new Set(files)
    for (const file of this.#known.keys()) if (!kept.has(file)) this.#known.delete(file)
  }
}

function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) return undefined
  const { ino, size, mtimeMs, ctimeMs } = stat
  const isSettled = Date.now() - Math.max(mtimeMs, ctimeMs) > settledMilliseconds
  return isSettled ? `${ino} ${size} ${mtimeMs} ${ctimeMs}` : undefined
}

/** With its byte order mark, if it has one. Other encodings would be damaged by being saved. */
async function readText(file: string): Promise<string> {
  const bytes = await readFile(file)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    const advice = 'Open it in a text editor and save it with that encoding.'
    throw new Refused(`"${file}" is not written in UTF-8. ${advice}`, { cause })
  }
}
