import { hash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { fileAt, sizeOf } from '../../manifest/picture-files.ts'
import { isOfPixels } from '../../manifest/pictures.ts'

/** What pages need to know of a file of the site that they show or offer. */
interface FileState {
  /** When it was changed, and its size: one that has both is not read again. */
  stamp: string
  /** Names its bytes. */
  hash: string
  bytes: number
  /** Of a picture of pixels. */
  width?: number
}

/** By their addresses, as the manifest has them. */
export interface FileStates {
  [address: string]: FileState
}

/**
 * Looks at files in the folder of the site's files; what is not there is left out.
 * @param known of an earlier build
 */
export function lookAtFiles(
  addresses: Iterable<string>,
  folder: string,
  known: FileStates = {},
): FileStates {
  const states: FileStates = {}
  for (const address of [...new Set(addresses)].sort()) {
    const file = fileAt(folder, address)
    const found = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })
    if (file === undefined || !found?.isFile()) continue
    const stamp = `${found.ctimeMs} ${found.size}`
    const before = known[address]
    states[address] = before?.stamp === stamp ? before : { stamp, ...read(file, address) }
  }
  return states
}

function read(file: string, address: string): Omit<FileState, 'stamp'> {
  const content = readFileSync(file)
  const width = isOfPixels(address) ? sizeOf(content)?.width : undefined
  const name = hash('sha256', content).slice(0, 12)
  return { hash: name, bytes: content.length, ...(width && { width }) }
}

/** The addresses at which there is something else than before. */
export function changedFiles(before: FileStates, after: FileStates): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...all].filter((address) => before[address]?.hash !== after[address]?.hash)
}
