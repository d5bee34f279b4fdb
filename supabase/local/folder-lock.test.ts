import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findHolder, takeLock } from './folder-lock.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-lock-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('one has the folder, until it lets go', async () => {
  const mine = await takeLock(folder)
  if (!mine.ok) throw new Error('The folder was free.')
  await mine.announce('http://127.0.0.1:1')
  expect(await findHolder(folder)).toMatchObject({ pid: process.pid, url: 'http://127.0.0.1:1' })
  expect(await takeLock(folder)).toMatchObject({ ok: false, holder: { pid: process.pid } })
  await mine.release()
  expect(await findHolder(folder)).toBeUndefined()
})

test.each([
  ['a process that is gone', async () => ({ pid: await endedPid(), begun: '1' })],
  ['a later process with the same number', async () => ({ pid: process.pid, begun: '1' })],
  ['nobody, torn in writing', async () => '{"pid":'],
])('the lock of %s is taken over', async (_, holder) => {
  const stale = await holder()
  await writeFile(
    join(folder, 'lock.json'),
    typeof stale === 'string' ? stale : JSON.stringify(stale),
  )
  const locks = await Promise.all(Array.from({ length: 5 }, () => takeLock(folder)))
  expect(locks[0]?.ok || locks.some(({ ok }) => ok)).toBe(true)
  for (const lock of locks) if (lock.ok) await lock.release()
  expect(await readdir(folder)).toEqual([])
})

async function endedPid(): Promise<number> {
  const child = spawn('true')
  await once(child, 'exit')
  return child.pid ?? 0
}
