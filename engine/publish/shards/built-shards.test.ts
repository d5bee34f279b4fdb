import { hash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEngine } from '../../bundle/open-engine.ts'
import { filesIn } from '../files-in.ts'
import { joinShards } from './join-shards.ts'
import type { Shard } from './shard.ts'

const root = join(import.meta.dirname, '../../..')
const { engine, bundle } = await openEngine({ root, source: join(root, 'src') })
const fixture = join(root, 'engine/fixtures/languages')
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-shards-'))
const manifest = join(folder, 'site.manifest.json')
const at = (name: string) => join(folder, name)
const shards = [1, 2, 3].map((number) => ({ number, of: 3 }))
const partOf = ({ number }: Shard) => `parts/${number}`

function build(name: string, shard?: Shard) {
  const publicFolder = at('public')
  const [out, cache] = [at(name), at(`cache-${name.replace('/', '-')}`)]
  return engine.buildSite({ root, bundle, manifest, publicFolder, out, cache, shard })
}

/** All files of a folder, with what they say. */
function contentOf(name: string) {
  return new Map(
    filesIn(at(name)).map((file) => [file, hash('sha1', readFileSync(at(name) + file))]),
  )
}

beforeAll(async () => {
  cpSync(fixture, folder, { recursive: true })
  await build('whole')
  for (const shard of shards) await build(partOf(shard), shard)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('shards that are put together are the site that is built at once, byte for byte', async () => {
  await joinShards({ root, parts: at('parts'), out: at('joined') })
  expect(contentOf('joined')).toEqual(contentOf('whole'))
})

test('each page is in one shard, and each shard has some', () => {
  const whole = filesIn(at('whole')).filter(
    (name) => !/\/404\.html$|\/_headers$|not-found\.svg$/.test(name),
  )
  const parts = shards.map((shard) => new Set(filesIn(at(partOf(shard)))))
  const several = whole.filter((name) => parts.filter((part) => part.has(name)).length !== 1)
  expect(several).toEqual([])
  for (const part of parts) expect([...part].some((name) => name.endsWith('.html'))).toBe(true)
})

test('of a page that has changed its shard renders it alone, and what is joined is the new site', async () => {
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, text.replace(/("paragraphs": \[\s*")/, '$1New '))
  const reports = []
  for (const shard of shards) reports.push((await build(partOf(shard), shard)).report)
  expect(reports.map((report) => report?.rendered).toSorted()).toEqual([0, 0, 1])
  await build('whole')
  await joinShards({ root, parts: at('parts'), out: at('joined') })
  expect(contentOf('joined')).toEqual(contentOf('whole'))
})

test('shards of different states are not put together, nor are some of them', async () => {
  const joined = contentOf('joined')
  const text = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, text.replace(/("paragraphs": \[\s*")/, '$1Newer '))
  await build('parts/2', { number: 2, of: 3 })
  const joining = () => joinShards({ root, parts: at('parts'), out: at('joined') })
  await expect(joining()).rejects.toThrow('Build all shards of the same state')
  rmSync(at('parts/2'), { recursive: true })
  await expect(joining()).rejects.toThrow('shard 2/3 is there not at all')
  expect(contentOf('joined')).toEqual(joined)
})
