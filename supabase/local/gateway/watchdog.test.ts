import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''
let watched = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-watchdog-'))
  const watchdog = pathToFileURL(join(import.meta.dirname, 'watchdog.ts')).href
  watched = join(folder, 'watched.mjs')
  await writeFile(
    watched,
    `import { startWatchdog } from '${watchdog}'
     startWatchdog({ tickMs: 10, busySeconds: 0.5 })
     process.on('disconnect', () => undefined)
     setInterval(() => undefined, 1000)
     process.on('message', () => { for (;;); })
     process.send('runs')`,
  )
})
afterAll(() => rm(folder, { recursive: true }))

test('a process that stands still is ended by force; one that only waits is not', async () => {
  const child = fork(watched, { execArgv: [] })
  await once(child, 'message')
  await new Promise((resolve) => setTimeout(resolve, 300)) // thirty ticks
  expect(child.exitCode ?? child.signalCode).toBeNull()
  child.send('stand still')
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})

test('a process whose parent is gone is ended, though it spins', async () => {
  const parent = join(folder, 'parent.mjs')
  await writeFile(
    parent,
    `import { fork } from 'node:child_process'
     const child = fork(${JSON.stringify(watched)}, { execArgv: [] })
     child.once('message', () => { child.send('stand still'); process.send(child.pid) })`,
  )
  const between = fork(parent, { execArgv: [] })
  const [pid] = await once(between, 'message')
  between.kill('SIGKILL')
  await expect.poll(() => isRunning(Number(pid)), { timeout: 20_000 }).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
