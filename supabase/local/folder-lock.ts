import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What the process that holds a data folder says of itself; both may be missing while it starts. */
export interface Holder {
  /** Its number, as it sees it: in another container it may be anyone's here. */
  pid?: number
  /** The gateway's address, once it listens. */
  url?: string
}

export type Lock =
  | { ok: true; announce(url: string): Promise<void>; release(): Promise<void> }
  | { ok: false; holder: Holder }

/**
 * Takes a data folder for this process. The lock is the system's own on an open file, so it ends with its process,
 * however that ends, and holds between containers that share the folder, where process numbers say nothing.
 */
export async function takeLock(folder: string): Promise<Lock> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'lock')
  await (await open(file, 'a', 0o600)).close()
  // Whoever only looks holds it for a moment, too.
  const held = begin(file, 'begin exclusive', 300)
  if (!held) return { ok: false, holder: await readHolder(folder) }
  const words = join(folder, 'lock.json')
  await say(words, { pid: process.pid })
  return {
    ok: true,
    announce: (url) => say(words, { pid: process.pid, url }),
    async release() {
      await rm(words, { force: true })
      held.close()
    },
  }
}

/** The living process that holds the folder, if any. */
export async function findHolder(folder: string): Promise<Holder | undefined> {
  const file = join(folder, 'lock')
  if (!existsSync(file)) return undefined
  const free = begin(file, 'begin; select count(*) from sqlite_schema', 0)
  free?.close()
  return free ? undefined : readHolder(folder)
}

/** SQLite locks as fits the system, and its errors tell "taken" from "broken". The file stays empty. */
function begin(file: string, statements: string, patienceMs: number): DatabaseSync | undefined {
  const database = new DatabaseSync(file, { timeout: patienceMs })
  try {
    database.exec(statements)
    return database
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined
    throw error
  }
}

/** SQLITE_BUSY (sqlite.org/rescode.html). */
const busy = 5

async function say(file: string, holder: Holder): Promise<void> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(holder), { mode: 0o600 })
  await rename(draft, file)
}

async function readHolder(folder: string): Promise<Holder> {
  const text = await readFile(join(folder, 'lock.json'), 'utf8').catch(() => '{}')
  return JSON.parse(text) as Holder // our own file, written whole
}
