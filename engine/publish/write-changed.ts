import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Place {
  /** The folder that is there; undefined where there is none. */
  folder: string | undefined
  /** Where files are written until all are there. */
  staging: string
}

/**
 * Writes a file where it differs from what is there. Synchronously: a thread that does nothing else is fastest so.
 * @param name begins with a slash
 * @returns whether it was written
 */
export function writeChanged(
  { folder, staging }: Place,
  name: string,
  content: Uint8Array,
): boolean {
  if (folder !== undefined && isSame(folder + name, content)) return false
  writeStaged(staging, name, content)
  return true
}

/** Most files' folders are there: they are made where one is missing. */
export function writeStaged(staging: string, name: string, content: Uint8Array): void {
  const file = staging + name
  try {
    writeFileSync(file, content)
  } catch {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

function isSame(file: string, content: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(content)
  } catch {
    return false // there is none
  }
}
