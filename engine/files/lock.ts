import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ownProcess, processOf } from './process-name.ts'

interface LockOptions {
  /** How long to wait for another build. @default 600,000, ten minutes */
  patienceMilliseconds?: number
  /** Told once, when there is one to wait for. */
  onWait?: ((words: string) => void) | undefined
}

/**
 * Does a piece of work that writes a folder while no other build does. The lock is a file beside the folder that
 * names its process; that of a process which is no more is taken over.
 */
export async function withLock<Result>(
  folder: string,
  work: () => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> {
  const lock = `${folder}.lock`
  mkdirSync(dirname(lock), { recursive: true })
  await take(lock, folder, options)
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

async function take(
  lock: string,
  folder: string,
  { patienceMilliseconds = 600_000, onWait }: LockOptions,
): Promise<void> {
  const givesUpAt = performance.now() + patienceMilliseconds
  let hasTold = false
  for (;;) {
    if (isTaken(lock)) return
    const holder = read(lock)
    if (holder === undefined) continue // given back just now
    const { pid, isAlive } = processOf(holder)
    if (!isAlive) takeAway(lock, holder)
    else if (performance.now() >= givesUpAt)
      throw new Error(
        `Nothing was written: another build, process ${pid}, is writing "${folder}". Wait until it has ended; if it is no build, remove "${lock}".`,
      )
    else {
      if (!hasTold) onWait?.(`Waiting for another build of "${folder}", process ${pid}`)
      hasTold = true
      await setTimeout(50)
    }
  }
}

let attempts = 0

/** Takes the lock where it is free. It appears with its content, which nobody can read by half. */
function isTaken(lock: string): boolean {
  const own = `${lock}.${process.pid}.${attempts++}`
  writeFileSync(own, ownProcess())
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

/** Takes the lock of a dead process away; one that somebody else has taken in between is put back. */
function takeAway(lock: string, dead: string): void {
  const aside = `${lock}.${process.pid}.${attempts++}`
  try {
    renameSync(lock, aside)
    if (read(aside) !== dead) linkSync(aside, lock)
    rmSync(aside)
  } catch {
    // Somebody else was first; the next look tells.
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
