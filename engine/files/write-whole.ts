import { randomBytes } from 'node:crypto'
import { renameSync } from 'node:fs'
import { open, readdir, realpath, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isRunning } from './is-running.ts'

/**
 * Writes a file whole or not at all: whoever reads meanwhile, or after a power cut, sees the old content or the new
 * one. The file keeps its mode; where the name is that of a link, the file that it leads to is written.
 * @param isDue asked right before the file is replaced; where it says no, nothing is
 * @returns whether the file was replaced
 */
export async function writeWhole(
  name: string,
  content: string | Uint8Array,
  isDue: (file: string) => boolean = () => true,
): Promise<boolean> {
  const file = await realpath(name).catch(() => name)
  const part = partOf(file)
  let isReplaced = false
  try {
    await writePart(part, content, (await stat(file).catch(() => undefined))?.mode)
    if (isDue(file)) {
      renameSync(part, file)
      isReplaced = true
    } else await rm(part)
    await syncFolder(dirname(file))
    return isReplaced
  } catch (cause) {
    await rm(part, { force: true })
    const state = isReplaced
      ? 'was written, but the disk failed: a power cut may bring the old content back'
      : 'was not written; it is as it was before'
    throw new Error(`"${name}" ${state}.`, { cause })
  }
}

/** The name of a new file beside another one, until it is whole; `removeParts` knows it. */
export function partOf(file: string): string {
  return `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`
}

/** Writes a new file; all of it is on the disk when this has ended. */
export async function writePart(
  part: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const handle = await open(part, 'wx')
  try {
    if (mode !== undefined) await handle.chmod(mode & 0o7777)
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the names in a folder survive a power cut, where the system lets folders be opened. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Removes what processes that were killed while they wrote have left in a folder.
 * @param of the name of the file that they wrote. @default any
 */
export async function removeParts(folder: string, of?: string): Promise<void> {
  for (const entry of await readdir(folder).catch((): string[] => [])) {
    const [, name, pid] = /^(.+)\.(\d+)\.[0-9a-f]{8}\.part$/.exec(entry) ?? []
    if (name === undefined || (of !== undefined && name !== of)) continue
    if (!isRunning(Number(pid))) await rm(join(folder, entry), { force: true })
  }
}
