import { existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeWhole } from '../../engine/files/write-whole.ts'
import type { Draft } from '../keeper/keeper.ts'
import { Refused } from './refused.ts'

const prefix = 'draft-'
const suffix = '.log'

/** All drafts in a folder, the newest first, with the lines that are whole. */
export async function readDrafts(folder: string): Promise<Draft[]> {
  const names = await readdir(folder).catch(() => [])
  const own = names.filter((name) => name.startsWith(prefix) && name.endsWith(suffix))
  const drafts = await Promise.all(
    own.map(async (name) => {
      const file = join(folder, name)
      const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
      const lines = text.split('\n').slice(0, -1) // behind the last line's end nothing is, or a torn line
      return { id: name.slice(prefix.length, -suffix.length), changed: mtimeMs, lines }
    }),
  )
  return drafts.filter(({ lines }) => lines.length > 0).sort((a, b) => b.changed - a.changed)
}

/** Appends lines to a draft, or writes it anew; they are on the disk when this has ended. */
export async function appendDraft(
  folder: string,
  id: string,
  lines: string[],
  isAnew = false,
): Promise<void> {
  const file = fileOf(folder, id)
  if (lines.some((line) => /[\n\r]/.test(line) || !line.isWellFormed()))
    throw new Refused('A line of a draft must be one line.')
  if (lines.length === 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const isNew = !existsSync(file)
  const handle = await open(file, 'a+', 0o600)
  if (isAnew) {
    await handle.close()
    return void (await writeWhole(file, `${lines.join('\n')}\n`)) // it keeps the mode
  }
  try {
    await cutTornLine(handle)
    await handle.appendFile(`${lines.join('\n')}\n`)
    await handle.datasync()
  } finally {
    await handle.close()
  }
  if (isNew) await syncFolder(folder)
}

export async function dropDraft(folder: string, id: string): Promise<void> {
  await rm(fileOf(folder, id), { force: true })
}

function fileOf(folder: string, id: string): string {
  if (!/^[\w-]{1,64}$/.test(id)) throw new Refused('A draft has an id of letters, digits and "-".')
  return join(folder, `${prefix}${id}${suffix}`)
}

/** A server that was killed while it wrote has left a piece of a line, which the next one would be glued to. */
async function cutTornLine(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat()
  if (size === 0) return
  const { buffer: last } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  if (last.toString() === '\n') return
  const all = await handle.read(Buffer.alloc(size), 0, size, 0)
  await handle.truncate(all.buffer.lastIndexOf('\n') + 1)
}
