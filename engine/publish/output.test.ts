import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Output } from './output.ts'

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

/** Writes files as a build does. */
function write(files: { [name: string]: string | Uint8Array }, earlier?: string[]): Output {
  const output = new Output(folder)
  for (const [name, content] of Object.entries(files)) output.write(name, content)
  output.finish(earlier)
  return output
}

test('what is the same is not written again', async () => {
  write({ '/bread/index.html': 'rye' })
  const before = await stat(join(folder, 'bread/index.html'))
  const { written, files, bytes } = write({
    '/bread/index.html': 'rye',
    '/cakes/index.html': 'plum',
  })
  const after = await stat(join(folder, 'bread/index.html'))
  expect(after.ino).toBe(before.ino)
  expect([written, files.length, bytes]).toEqual([1, 2, 7])
})

test('what differs is replaced whole, with nothing left beside it', async () => {
  write({ '/index.html': 'rye' })
  write({ '/index.html': new TextEncoder().encode('spelt') })
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('spelt')
  expect(await filesOf(folder)).toEqual(['index.html'])
})

test.each([{ earlier: undefined }, { earlier: ['/index.html', '/old/er/index.html'] }])(
  'what an earlier build wrote and this one did not is removed, with its folders',
  async ({ earlier }) => {
    write({ '/index.html': 'rye', '/old/er/index.html': 'stale' })
    write({ '/index.html': 'rye' }, earlier)
    expect(await readdir(folder, { recursive: true })).toEqual(['index.html'])
  },
)

test('a new folder is there when it is whole, and not before', () => {
  const output = new Output(join(folder, 'new'))
  output.write('/index.html', 'rye')
  expect(existsSync(join(folder, 'new'))).toBe(false)
  output.finish(undefined)
  expect(readdirSync(folder)).toEqual(['new'])
})

test('a folder is copied; one that is not there has no files', async () => {
  const source = new Output(join(folder, 'source'))
  source.write('/a/mark.svg', '<svg/>')
  source.finish(undefined)
  const output = new Output(join(folder, 'out'))
  expect(output.copy(join(folder, 'source'))).toEqual(['/a/mark.svg'])
  expect(output.copy(join(folder, 'no-such-folder'))).toEqual([])
  expect(await filesOf(output.folder)).toEqual(['mark.svg'])
})
