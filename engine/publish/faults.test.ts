import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openEngine } from '../bundle/open-engine.ts'
import { diskFaults, meetFault } from '../files/testing/faulty-disk.ts'
import { filesIn } from './files-in.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'src')
const { engine, bundle } = await openEngine({ root, source })
const bakery = readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-faults-'))
const manifest = join(folder, 'site.manifest.json')
writeFileSync(manifest, bakery)
const site = { rye: bakery, oat: bakery.replace('Choose your crust', 'Choose your crumb') }

let runs = 0
let out = ''
let cache = ''
beforeEach(() => {
  out = join(folder, `out-${++runs}`)
  cache = join(folder, `cache-${runs}`)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function build(text: string, target = { out, cache }) {
  if (readFileSync(manifest, 'utf8') !== text) writeFileSync(manifest, text)
  return engine.buildSite({ root, bundle, manifest, ...target })
}

function contents(place: string): { [name: string]: string } {
  return Object.fromEntries(
    filesIn(place).map((name) => [name, readFileSync(place + name, 'latin1')]),
  )
}

/** As a first build leaves it. */
async function whole(text: string) {
  const target = { out: join(folder, 'whole'), cache: join(folder, 'whole-cache') }
  await build(text, target)
  const files = contents(target.out)
  for (const place of Object.values(target)) rmSync(place, { recursive: true })
  return files
}

describe.each(diskFaults)('a disk that is at any moment: %s', (fault) => {
  test('has the old site or the new one, and the next build is right', async () => {
    const sites = [await whole(site.rye), await whole(site.oat)]
    const texts = [site.rye, site.oat]
    await build(site.rye)
    let now = 0
    for (let from = 1; ; from += Math.ceil(from / 2)) {
      const next = 1 - now
      writeFileSync(manifest, texts[next] ?? '')
      const { isMet, result } = await meetFault({ fault, from }, () => build(texts[next] ?? ''))
      rmSync(`${out}.lock`, { force: true }) // of a process that is no more
      if (!(result instanceof Error) || fault === 'killed') await build(texts[next] ?? '')
      const found = contents(out)
      const is = found['/index.html'] === sites[next]?.['/index.html'] ? next : now
      expect(found).toEqual(sites[is])
      now = is
      if (!isMet) return expect(from).toBeGreaterThan(10)
    }
  })
})

test('a clock that jumps changes nothing of what is written', async () => {
  const sites = { rye: await whole(site.rye), oat: await whole(site.oat) }
  const now = Date.now()
  for (const days of [400, -4000]) {
    vi.spyOn(Date, 'now').mockReturnValue(now + days * 86_400_000)
    for (const name of ['oat', 'rye'] as const) {
      await build(site[name])
      expect(contents(out)).toEqual(sites[name])
    }
  }
  vi.restoreAllMocks()
})

test('what a link in the folder of pictures leads to is not published', async () => {
  const place = join(folder, 'linked')
  mkdirSync(join(place, 'public/folder'), { recursive: true })
  writeFileSync(join(folder, 'secret'), 'secret')
  symlinkSync(join(folder, 'secret'), join(place, 'public/key.svg'))
  symlinkSync(folder, join(place, 'public/folder/all'))
  await engine.buildSite({
    root,
    bundle,
    manifest,
    out,
    cache,
    publicFolder: join(place, 'public'),
  })
  expect(filesIn(out).filter((name) => /key|all|secret/.test(name))).toEqual([])
})
