import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The process that holds a data folder. */
export interface Holder {
  pid: number
  /** When the process began, as the system counts; tells a process from a later one with its number. */
  begun: string
  /** The gateway's address, once it listens. */
  url?: string
}

export type Lock =
  | { ok: true; announce(url: string): Promise<void>; release(): Promise<void> }
  | { ok: false; holder: Holder }

/** Takes a data folder for this process. A lock whose process is gone is taken over. */
export async function takeLock(folder: string): Promise<Lock> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'lock.json')
  const mine: Holder = { pid: process.pid, begun: begun(process.pid) }
  const draft = `${file}.${randomUUID()}`
  try {
    for (;;) {
      await writeFile(draft, JSON.stringify(mine), { mode: 0o600 })
      if (await linkNew(draft, file)) return { ok: true, ...holding(file, mine) }
      const holder = await readHolder(folder)
      if (holder && isAlive(holder)) return { ok: false, holder }
      await removeStale(file, holder)
    }
  } finally {
    await rm(draft, { force: true })
  }
}

/** The living process that holds the folder, if any. */
export async function findHolder(folder: string): Promise<Holder | undefined> {
  const holder = await readHolder(folder)
  return holder && isAlive(holder) ? holder : undefined
}

function holding(file: string, mine: Holder) {
  return {
    async announce(url: string) {
      await writeFile(`${file}.new`, JSON.stringify({ ...mine, url }), { mode: 0o600 })
      await rename(`${file}.new`, file)
    },
    release: () => rm(file, { force: true }),
  }
}

/** link(2) is atomic and never overwrites. */
async function linkNew(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Two processes may find the same stale lock; one that moved the other's new lock away puts it back. */
async function removeStale(file: string, stale: Holder | undefined): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  try {
    await rename(file, aside)
  } catch {
    return // someone else was quicker
  }
  const moved = parseHolder(await readFile(aside, 'utf8'))
  if (moved && moved.pid !== stale?.pid && isAlive(moved)) await linkNew(aside, file)
  await rm(aside, { force: true })
}

async function readHolder(folder: string): Promise<Holder | undefined> {
  const text = await readFile(join(folder, 'lock.json'), 'utf8').catch(() => '')
  return parseHolder(text)
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(text)
    const isHolder =
      typeof holder === 'object' &&
      holder !== null &&
      'pid' in holder &&
      typeof holder.pid === 'number'
    return isHolder ? (holder as Holder) : undefined // our own file
  } catch {
    return undefined // empty or torn: nobody's
  }
}

function isAlive({ pid, begun: since }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return begun(pid) === since
}

/**
 * Field 22 of `/proc/<pid>/stat` (proc_pid_stat(5)); elsewhere the number alone must do. A process
 * that has ended and was not yet collected by its parent has none.
 */
function begun(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
  } catch {
    return ''
  }
}
