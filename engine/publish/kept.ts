import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What an earlier build wrote with `writeKept`; what is not there or was half written counts as nothing. */
export function readKept<Kept>(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Keeps something for the next build, as JSON. */
export function writeKept(file: string, kept: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(kept))
}
