import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import type { StoredFile } from '../../functions/_shared/outbox.ts'
import type { Operator } from './open-operator.ts'

export type FilesWritten =
  | { ok: true; written: string[] }
  /** Nothing was written: these are there already. */
  | { ok: false; existing: string[] }

/**
 * Writes a message's files into a folder, for nobody else to read.
 * @param folder made where it is missing; nothing in it is written over
 */
export async function writeMessageFiles(
  { call }: Pick<Operator, 'call'>,
  messageId: string,
  folder: string,
): Promise<FilesWritten> {
  const files = (await call('files_of', { message_id: messageId })) as StoredFile[] // our own SQL function says so
  const named = withNames(files).map(({ id, name }) => ({ id, path: join(folder, name) }))
  const existing = named.map(({ path }) => path).filter((path) => existsSync(path))
  if (existing.length > 0) return { ok: false, existing }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { id, path } of named) {
    const bytes = Buffer.from(String(await call('file_bytes', { id })), 'base64')
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
  }
  return { ok: true, written: named.map(({ path }) => path) }
}

/** Two files of one name are told apart by a number; some disks take capitals for small letters. */
function withNames(files: StoredFile[]): { id: string; name: string }[] {
  const taken = new Set<string>()
  return files.map(({ id, name }) => {
    const { name: stem, ext } = parse(basename(name))
    let free = `${stem}${ext}`
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${stem} (${number})${ext}`
    taken.add(free.toLowerCase())
    return { id, name: free }
  })
}
