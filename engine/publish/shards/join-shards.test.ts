import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesIn } from '../files-in.ts'
import { joinShards } from './join-shards.ts'
import { type ShardMark, shardFile } from './shard.ts'

let root = ''
const at = (name: string) => join(root, name)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'broadsheet-join-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(name: string, content: string): void {
  mkdirSync(dirname(at(name)), { recursive: true })
  writeFileSync(at(name), content)
}

/** A shard as a build leaves it: what all have alike, a page of its own, and its mark. */
function part(folder: string, mark: Partial<ShardMark>, page = folder): void {
  write(`parts/${folder}/_headers`, '/*\n')
  write(`parts/${folder}/${page}.html`, `the page ${page}`)
  write(`parts/${folder}${shardFile}`, JSON.stringify({ number: 1, of: 1, state: 'a', ...mark }))
}

const joined = () => joinShards({ root, parts: at('parts'), out: at('out') })
const read = (name: string) => readFileSync(at(`out/${name}`), 'utf8')

test('what all shards have is there once, with what each has, but no mark', async () => {
  for (const number of [1, 2, 10, 3, 4, 5, 6, 7, 8, 9]) part(`p${number}`, { number, of: 10 })
  write('parts/notes/read.txt', 'no shard')
  write('parts/readme.txt', 'no folder')
  expect(await joined()).toEqual({ files: 11 })
  const pages = Array.from({ length: 10 }, (_, index) => `/p${index + 1}.html`)
  expect(filesIn(at('out')).toSorted()).toEqual(['/_headers', ...pages].toSorted())
  expect(read('p10.html')).toBe('the page p10')
  expect(read('_headers')).toBe('/*\n')
  expect(existsSync(at('out.part'))).toBe(false)
})

test('what is joined anew is the new site, without what is no more', async () => {
  part('p', {})
  await joined()
  rmSync(at('parts/p/p.html'))
  part('p', {}, 'q')
  expect(await joined()).toEqual({ files: 2 })
  expect(filesIn(at('out')).toSorted()).toEqual(['/_headers', '/q.html'])
})

test.each<{ what: string; parts: () => void; said: string }>([
  { what: 'no folder is a shard', parts: () => write('parts/a/b.txt', ''), said: 'no shard in' },
  {
    what: 'one is missing',
    parts: () => part('a', { number: 2, of: 2 }),
    said: 'shard 1/2 is there not at all.',
  },
  {
    what: 'the last is missing',
    parts: () => part('a', { number: 1, of: 2 }),
    said: 'shard 2/2 is there not at all.',
  },
  {
    what: 'one is there twice',
    parts: () => {
      for (const folder of ['a', 'b']) part(folder, { number: 1, of: 1 })
    },
    said: 'shard 1/1 is there twice.',
  },
  {
    what: 'they are of two states',
    parts: () => {
      part('a', { number: 1, of: 2 })
      part('b', { number: 2, of: 2, state: 'b' })
    },
    said: 'Build all shards of the same state.',
  },
  {
    what: 'they are of two divisions',
    parts: () => {
      part('a', { number: 1, of: 2 })
      part('b', { number: 2, of: 3 })
    },
    said: 'Build all shards of the same state.',
  },
  {
    what: 'one file differs',
    parts: () => {
      part('a', { number: 1, of: 2 }, 'page')
      part('b', { number: 2, of: 2 }, 'page')
      write('parts/b/page.html', 'another')
    },
    said: '"/page.html" is not the same in',
  },
])('nothing is written where $what', async ({ parts, said }) => {
  parts()
  await expect(joined()).rejects.toThrow(said)
  expect(existsSync(at('out'))).toBe(false)
  expect(existsSync(at('out.part'))).toBe(false)
})

test('the folder that is of another state is named beside the first shard’s', async () => {
  part('z', { number: 1, of: 3 })
  part('a', { number: 2, of: 3, state: 'b' })
  part('b', { number: 3, of: 3 })
  const [own, first] = ['a', 'z'].map((name) => at(join('parts', name)))
  await expect(joined()).rejects.toThrow(`"${own}" and "${first}" were built of different texts`)
})

test('what an interrupted build has left beside the folder does not get in', async () => {
  part('p', {})
  write('out.part/site/left.html', 'half a page')
  expect(await joined()).toEqual({ files: 2 })
  expect(filesIn(at('out')).toSorted()).toEqual(['/_headers', '/p.html'])
})

test('a folder of somebody else is left as it is', async () => {
  part('p', {})
  write('out/mine.txt', 'mine')
  await expect(joined()).rejects.toThrow('holds files that no build wrote')
  expect(filesIn(at('out'))).toEqual(['/mine.txt'])
})
