import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isOurs, Output } from './output.ts'

const folders: string[] = []
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-output-'))
  folders.push(folder)
})
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true }))))

async function filesOf(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('what is the same is not written again', async () => {
  await new Output(folder).write('bread/index.html', 'rye')
  const before = await stat(join(folder, 'bread/index.html'))
  const second = new Output(folder)
  await second.write('bread/index.html', 'rye')
  await second.write('cakes/index.html', 'plum')
  const after = await stat(join(folder, 'bread/index.html'))
  expect(after.ino).toBe(before.ino)
  expect([second.written, second.files, second.bytes]).toEqual([1, 2, 7])
})

test('what differs is replaced whole, with nothing left beside it', async () => {
  const output = new Output(folder)
  await output.write('index.html', 'rye')
  await output.write('index.html', new TextEncoder().encode('spelt'))
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('spelt')
  expect(await filesOf(folder)).toEqual(['index.html'])
})

test('what an earlier build wrote and this one did not is removed', async () => {
  const first = new Output(folder)
  await first.write('index.html', 'rye')
  await first.write('old/index.html', 'stale')
  const second = new Output(folder)
  await second.write('index.html', 'rye')
  await second.removeStale()
  expect(await readdir(folder, { recursive: true })).toEqual(['index.html'])
})

test('a folder is copied, but for what is skipped', async () => {
  const source = new Output(join(folder, 'source'))
  await source.write('a/mark.svg', '<svg/>')
  await source.write('chunks.json', '{}')
  const output = new Output(join(folder, 'out'))
  await output.copy(source.folder, ['chunks.json'])
  await output.copy(join(folder, 'no-such-folder'))
  expect(await filesOf(output.folder)).toEqual(['mark.svg'])
})

test('a folder that was marked is known again, and its mark is what is written later', async () => {
  const output = new Output(join(folder, 'dist'))
  await output.mark()
  await output.write('share/bread.png', 'a build that is broken off here')
  expect(await isOurs(output.folder)).toBe(true)
  await output.write('_headers', '/*')
  await output.mark()
  expect(await readFile(join(output.folder, '_headers'), 'utf8')).toBe('/*')
})
