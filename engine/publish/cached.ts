import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What an earlier build wrote with `writeCached`; what is not there or was half written counts as nothing. */
export function readCached<Cached>(file: string): Cached | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Leaves something for the next build, as JSON. */
export function writeCached(file: string, cached: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(cached))
}
