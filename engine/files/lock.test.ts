import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.ts'

let folder = ''
let out = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-lock-'))
  out = join(folder, 'out')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('of several, one works at a time, and all do', async () => {
  let working = 0
  const work = async () => {
    working++
    await new Promise(setImmediate)
    return working--
  }
  const said: string[] = []
  const onWait = (words: string) => said.push(words)
  const results = [1, 2, 3].map(() => withLock(out, work, { onWait }))
  expect(await Promise.all(results)).toEqual([1, 1, 1])
  expect(said).toEqual(
    Array(2).fill(`Waiting for another build of "${out}", process ${process.pid}`),
  )
  expect(readdirSync(folder)).toEqual([])
})

test('work that fails gives the lock back', async () => {
  const work = () => Promise.reject(new Error('No flour'))
  await expect(withLock(out, work)).rejects.toThrow('No flour')
  expect(readdirSync(folder)).toEqual([])
})

test('who has waited long enough is told what to do', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = withLock(out, () => promise)
  await expect(withLock(out, async () => {}, { patienceMilliseconds: 0 })).rejects.toThrow(
    /^Nothing was written: another build, process \d+, is writing ".*out"\. .* remove ".*out\.lock"\.$/,
  )
  resolve()
  await first
})

test.each([
  { what: 'a process that is no more', holder: () => `${spawnSync('true').pid} 1` },
  { what: 'another process that had the same number', holder: () => `${process.pid} 1` },
  { what: 'nobody', holder: () => '' },
])('the lock of $what is taken over', async ({ holder }) => {
  writeFileSync(`${out}.lock`, holder())
  expect(await withLock(out, async () => existsSync(`${out}.lock`))).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})
