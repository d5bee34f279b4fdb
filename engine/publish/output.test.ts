import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Content } from './content.ts'
import { filesIn } from './files-in.ts'
import { stampOf } from './journal.ts'
import { type Earlier, Output } from './output.ts'

const folders: string[] = []
let folder = ''
let out = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-output-'))
  folders.push(folder)
  out = join(folder, 'out')
})
afterAll(() => Promise.all(folders.map((each) => rm(each, { recursive: true }))))

interface Files {
  [name: string]: Content
}

/** Writes files as a build does. */
function write(files: Files, earlier?: Earlier): Output {
  const output = new Output(out, earlier)
  for (const [name, content] of Object.entries({ '/_headers': '', ...files }))
    output.write(name, content)
  output.finish(join(folder, 'record.json'), (file, stamp) => {
    const record = { stamp, names: [...output.sizes.keys()], files: output.writtenFiles }
    writeFileSync(file, JSON.stringify(record))
  })
  return output
}

function recorded(): Earlier {
  const record = JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8'))
  return { ...record, names: () => record.names }
}

const inode = (name: string) => statSync(out + name).ino
const read = (name: string) => readFileSync(out + name, 'utf8')

test.each([{ isKnown: true }, { isKnown: false }])(
  'what is the same is not written again, what is new is (what was there is known: $isKnown)',
  ({ isKnown }) => {
    write({ '/bread.html': 'rye', '/old/er.html': 'stale' })
    const before = inode('/bread.html')
    const earlier = isKnown ? recorded() : undefined
    const { written, bytes } = write({ '/bread.html': 'rye', '/cakes/tart.html': 'plum' }, earlier)
    expect(inode('/bread.html')).toBe(before)
    expect([written, bytes]).toEqual([1, 7])
    expect(filesIn(folder).sort()).toEqual([
      '/out/_headers',
      '/out/bread.html',
      '/out/cakes/tart.html',
      '/record.json',
    ])
    expect(readdirSync(out)).not.toContain('old')
  },
)

test('what differs is replaced', () => {
  write({ '/index.html': 'rye' })
  write({ '/index.html': new TextEncoder().encode('spelt') }, recorded())
  expect(read('/index.html')).toBe('spelt')
})

test('a file in pieces is one file, and is not written again where it is the same', () => {
  const pieces = (last: string) => ({ '/a/llms.txt': ['rye', 'ü'.repeat(600_000), last] })
  write(pieces('spelt'))
  expect(read('/a/llms.txt')).toBe(`rye${'ü'.repeat(600_000)}spelt`)
  const before = inode('/a/llms.txt')
  expect(write(pieces('spelt'), recorded()).written).toBe(0)
  expect([inode('/a/llms.txt'), existsSync(`${out}.part/site/a/llms.txt`)]).toEqual([before, false])
  expect(write(pieces('oat')).written).toBe(1)
  expect(read('/a/llms.txt').slice(-3)).toBe('oat')
})

test('a file that is gone is written, and one that nobody recorded stays', () => {
  write({ '/index.html': 'rye', '/bread.html': 'rye' })
  writeFileSync(`${out}/CNAME`, 'bakery.example')
  const gone = recorded()
  rmSync(`${out}/bread.html`)
  write({ '/index.html': 'rye', '/bread.html': 'rye' }, gone)
  expect([read('/bread.html'), read('/CNAME')]).toEqual(['rye', 'bakery.example'])
})

test('the record knows the folder until somebody else has written it', () => {
  write({ '/index.html': 'rye' })
  expect(recorded().stamp).toBe(stampOf(out))
  writeFileSync(`${out}/_headers`, '')
  expect(recorded().stamp).not.toBe(stampOf(out))
})

test('a folder is there when it is whole, and not before', () => {
  const output = new Output(out)
  output.write('/_headers', '')
  expect(existsSync(out)).toBe(false)
  output.finish(join(folder, 'record.json'), (file) => writeFileSync(file, ''))
  expect(filesIn(out)).toEqual(['/_headers'])
})

test('a folder is copied; one that is not there has no files', () => {
  write({ '/a/mark.svg': '<svg/>' })
  const output = new Output(join(folder, 'second'))
  output.copy(out)
  output.copy(join(folder, 'no-such-folder'))
  expect([...output.sizes.keys()].sort()).toEqual(['/_headers', '/a/mark.svg'])
})

test('what another part of a build has left is told of as it was', () => {
  write({ '/index.html': 'rye', '/mark.svg': '<svg/>' })
  const output = new Output(out, recorded())
  output.write('/index.html', 'oat')
  output.leaveOthers()
  expect([output.isAllThere, output.written, output.bytes]).toEqual([true, 1, 9])
  expect([...output.sizes.keys()].sort()).toEqual(['/_headers', '/index.html', '/mark.svg'])
})
