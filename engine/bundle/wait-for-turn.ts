import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const pauseMilliseconds = 50

/**
 * Waits while another process holds a lock file; one that was left by a process that has ended is taken over.
 * @returns gives the turn to the next
 */
export async function waitForTurn(file: string): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true })
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!isThere(error)) throw error
    }
    if (!isHeld(file)) rmSync(file, { force: true })
    await setTimeout(pauseMilliseconds)
  }
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

function isHeld(file: string): boolean {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
