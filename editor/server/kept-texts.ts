import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { hashOf } from '../../engine/files/hash-of.ts'
import { removeParts, writeWhole } from '../../engine/files/write-whole.ts'
import { Refused } from './refused.ts'

/** Texts by their hash, each kept once. */
export interface KeptTexts {
  keep(text: string): Promise<void>
  textOf(hash: string): Promise<string>
  /** Removes all but the newest and those that are named in one of these texts. */
  prune(namedIn: string[]): Promise<void>
}

/** How many are kept that no draft names. */
const kept = 20

/** A large site's text is kept at each save: a third of the time, for a fifth more of the disk. */
const quick = { level: constants.Z_BEST_SPEED }

export function keptTexts(folder: string): KeptTexts {
  const fileOf = (hash: string) => join(folder, `${hash}.gz`)
  return {
    async keep(text) {
      const file = fileOf(hashOf(text))
      const now = new Date()
      if (existsSync(file)) return utimes(file, now, now)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(file, await promisify(gzip)(text, quick))
    },
    async textOf(hash) {
      const packed =
        /^[0-9a-f]{64}$/.test(hash) && (await readFile(fileOf(hash)).catch(() => false))
      if (!(packed instanceof Buffer))
        throw new Refused('The text that this began from is not kept.')
      return String(await promisify(gunzip)(packed))
    },
    async prune(namedIn) {
      await removeParts(folder)
      const names = await readdir(folder).catch((): string[] => [])
      const hashes = names
        .filter((name) => /^[0-9a-f]{64}\.gz$/.test(name))
        .map((name) => name.slice(0, 64))
      const loose = hashes.filter((hash) => !namedIn.some((text) => text.includes(hash)))
      const times = new Map<string, number>()
      // Another window may be at it too.
      for (const hash of loose)
        times.set(hash, pastOf((await stat(fileOf(hash)).catch(() => undefined))?.mtimeMs ?? 0))
      loose.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0))
      for (const hash of loose.slice(kept)) await rm(fileOf(hash), { force: true })
    },
  }
}

/** A time that is still to come is of a clock that was set back since: what has it is older than all that is kept now. */
const pastOf = (time: number) => (time > Date.now() + 1_000 ? 0 : time)
