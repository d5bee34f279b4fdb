import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { meetFault } from './testing/faulty-disk.ts'
import { removeParts, writeWhole } from './write-whole.ts'

let folder = ''
let file = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-write-'))
  file = join(folder, 'site.json')
  writeFileSync(file, 'old')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a file has the new content and the mode that it had', async () => {
  chmodSync(file, 0o646)
  expect(await writeWhole(file, '\uFEFFnew')).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('\uFEFFnew')
  expect(statSync(file).mode & 0o777).toBe(0o646)
  expect(readdirSync(folder)).toEqual(['site.json'])
})

test('a file that is not there yet is written, and may be read', async () => {
  const fresh = join(folder, 'new.json')
  expect(await writeWhole(fresh, 'new')).toBe(true)
  expect(readFileSync(fresh, 'utf8')).toBe('new')
  expect(statSync(fresh).mode & 0o600).toBe(0o600)
})

test.skipIf(!existsSync('/proc/self/fd'))('no handle stays open', async () => {
  const before = readdirSync('/proc/self/fd').length
  for (let times = 0; times < 5; times++) await writeWhole(file, 'new')
  expect(readdirSync('/proc/self/fd')).toHaveLength(before)
})

test('a link stays one, and the file that it leads to is written', async () => {
  mkdirSync(join(folder, 'project'))
  const link = join(folder, 'project/site.json')
  symlinkSync('../site.json', link)
  await writeWhole(link, 'new')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(readdirSync(join(folder, 'project'))).toEqual(['site.json'])
})

test('what is not due any more is not written', async () => {
  const isStillOld = (name: string) => readFileSync(name, 'utf8') === 'old'
  writeFileSync(file, 'of another hand')
  expect(await writeWhole(file, 'new', isStillOld)).toBe(false)
  expect(readFileSync(file, 'utf8')).toBe('of another hand')
  expect(readdirSync(folder)).toEqual(['site.json'])
})

test('whoever reads meanwhile sees the old text or the new one', async () => {
  const texts = ['a', 'b'].map((letter) => letter.repeat(3_000_000))
  await writeWhole(file, texts[0] ?? '')
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
})

test('what has not reached the disk is not put in place of what is there', async () => {
  // Opened, written, and told to be on the disk: there it fails.
  const { result } = await meetFault({ fault: 'full', from: 3 }, () => writeWhole(file, 'new'))
  expect(result).toBeInstanceOf(Error)
  expect(readFileSync(file, 'utf8')).toBe('old')
})

test('where the names of the folder do not reach the disk, the new content is said to be there', async () => {
  const { result } = await meetFault({ fault: 'full', from: 4 }, () => writeWhole(file, 'new'))
  expect(String(result)).toContain('was written, but the disk failed')
  expect(readFileSync(file, 'utf8')).toBe('new')
})

test('a file that cannot be written is said to be as it was', async () => {
  const place = join(folder, 'no-such-folder/site.json')
  await expect(writeWhole(place, 'new')).rejects.toMatchObject({
    message: `"${place}" was not written; it is as it was before.`,
    cause: { code: 'ENOENT' },
  })
  expect(await removeParts(join(folder, 'no-such-folder'))).toBeUndefined()
})

test('what killed processes left of a file goes, and nothing else', async () => {
  const dead = spawnSync('true').pid
  const others = [
    'site.json.old',
    `site.json.${process.pid}.00c0ffee.part`,
    `site.json.${dead}.00c0ffee.part.old`,
    `x.${dead}.00c0ffee.part`,
  ]
  for (const name of [`site.json.${dead}.00c0ffee.part`, ...others])
    writeFileSync(join(folder, name), '')
  await removeParts(folder, 'site.json')
  expect(readdirSync(folder).sort()).toEqual(['site.json', ...others].sort())
  await removeParts(folder)
  expect(readdirSync(folder).sort()).toEqual(['site.json', ...others.slice(0, 3)].sort())
})
