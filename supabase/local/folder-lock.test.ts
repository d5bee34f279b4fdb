import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findHolder, takeLock } from './folder-lock.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A process of its own that tries to take the folder, and says whether it has. */
async function startTaker(): Promise<{ process: ChildProcess; ok: boolean }> {
  const program = join(folder, 'taker.mjs')
  const lock = pathToFileURL(join(import.meta.dirname, 'folder-lock.ts')).href
  await writeFile(
    program,
    `const { takeLock } = await import('${lock}')
     process.send((await takeLock(${JSON.stringify(folder)})).ok)
     setInterval(() => undefined, 1000)`,
  )
  const taker = fork(program, { execArgv: [] })
  const [ok] = await once(taker, 'message')
  return { process: taker, ok: ok === true }
}

async function end({ process }: { process: ChildProcess }): Promise<void> {
  process.kill('SIGKILL')
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
}

test('one has the folder, until it lets go', async () => {
  const mine = await takeLock(folder)
  if (!mine.ok) throw new Error('The folder was free.')
  await mine.announce('http://127.0.0.1:1')
  expect(await findHolder(folder)).toEqual({ pid: process.pid, url: 'http://127.0.0.1:1' })
  expect(await takeLock(folder)).toMatchObject({ ok: false, holder: { pid: process.pid } })
  await mine.release()
  expect(await findHolder(folder)).toBeUndefined()
  const next = await takeLock(folder)
  expect(next.ok).toBe(true)
  if (next.ok) await next.release()
})

test('a folder that nobody had is nobody’s, and looking makes nothing', async () => {
  expect(await findHolder(folder)).toBeUndefined()
  await expect(stat(join(folder, 'lock'))).rejects.toThrow('ENOENT')
})

test('of many at once one has it', async () => {
  const takers = await Promise.all(Array.from({ length: 6 }, startTaker))
  expect(takers.filter(({ ok }) => ok)).toHaveLength(1)
  await Promise.all(takers.map(end))
})

test('whoever is killed has it no more', async () => {
  const taker = await startTaker()
  expect(await findHolder(folder)).toEqual({ pid: taker.process.pid })
  await end(taker)
  expect(await findHolder(folder)).toBeUndefined()
})

// In another container its number is nobody's here, or anyone's.
test.each([
  ['no process here', 4_000_000],
  ['another process here', process.pid],
])('a holder whose number is that of %s keeps the folder', async (_, pid) => {
  const taker = await startTaker()
  await writeFile(join(folder, 'lock.json'), JSON.stringify({ pid, begun: '1' }))
  expect((await takeLock(folder)).ok).toBe(false)
  expect(await findHolder(folder)).toMatchObject({ pid })
  await end(taker)
})
