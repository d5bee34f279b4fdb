import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeKeys, readKeys } from './keys.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-keys-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('keys are made once, for their owner alone', async () => {
  await expect(readKeys(folder)).rejects.toThrow('There are no keys')
  const keys = await makeKeys(folder)
  expect(await makeKeys(folder)).toEqual(keys)
  expect(await readKeys(folder)).toEqual(keys)
  expect(new Set(Object.values(keys)).size).toBe(3)
  expect((await stat(join(folder, 'keys.json'))).mode & 0o077).toBe(0)
})

test.each(['', '{"service":"a","del', '{"service":"a"}', '"torn"'])(
  'the torn file %j is replaced, whole',
  async (torn) => {
    await writeFile(join(folder, 'keys.json'), torn)
    const keys = await makeKeys(folder)
    expect(JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8'))).toEqual(keys)
    expect(await readKeys(folder)).toEqual(keys)
    expect(await readdir(folder)).toEqual(['keys.json'])
  },
)
