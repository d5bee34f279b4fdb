import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeWhole } from './write-whole.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-whole-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('whoever reads meanwhile sees the old text or the new one', async () => {
  const file = join(folder, 'site.manifest.json')
  const texts = ['a', 'b'].map((letter) => letter.repeat(3_000_000))
  await writeFile(file, texts[0] ?? '')
  let isWriting = true
  const writing = (async () => {
    for (let times = 0; times < 6; times++) await writeWhole(file, texts[(times + 1) % 2] ?? '')
    isWriting = false
  })()
  let reads = 0
  while (isWriting) {
    expect(texts.includes(await readFile(file, 'utf8'))).toBe(true)
    reads++
  }
  await writing
  expect(reads).toBeGreaterThan(2)
  expect(await readdir(folder)).toEqual(['site.manifest.json'])
})

test('a file that cannot be written is as it was, with nothing beside it, and the error says so', async () => {
  const target = join(folder, 'is-a-folder')
  await writeFile(join(folder, 'beside'), '')
  await mkdir(target)
  await expect(writeWhole(target, 'text')).rejects.toThrow(
    `"${target}" was not written; it is as it was before.`,
  )
  expect((await readdir(folder)).sort()).toEqual(['beside', 'is-a-folder'])
})
