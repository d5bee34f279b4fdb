import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

interface Place {
  folder: string
  /** Whether the folder is new: no file in it is read by anyone yet. */
  isNew: boolean
}

/**
 * Writes a file where it differs from what is there, whole or not at all. Synchronously: a thread that
 * does nothing else is fastest so.
 * @param name begins with a slash
 * @returns whether it was written
 */
export function writeChanged({ folder, isNew }: Place, name: string, content: Uint8Array): boolean {
  const file = folder + name
  if (!isNew && isSame(file, content)) return false
  const target = isNew ? file : `${file}.part`
  makeFolder(dirname(file))
  writeFileSync(target, content)
  if (!isNew) renameSync(target, file)
  return true
}

/** Most folders' parents are there: one call is enough for those. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder)
  } catch {
    mkdirSync(folder, { recursive: true })
  }
}

function isSame(file: string, content: Uint8Array): boolean {
  try {
    return readFileSync(file).equals(content)
  } catch {
    return false // there is none
  }
}
