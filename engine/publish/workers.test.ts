import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEngine } from '../bundle/open-engine.ts'

const root = join(import.meta.dirname, '../..')
const { engine, bundle } = await openEngine({ root, source: join(root, 'src') })
const bakery = join(root, 'engine/fixtures/bakery/site.manifest.json')
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-workers-'))

afterAll(() => rmSync(folder, { recursive: true }))

function contentsOf(out: string): { [name: string]: string } {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((file) => [relative(out, file), readFileSync(file, 'latin1')]),
  )
}

test('what is written does not depend on the number of threads', async () => {
  const outs = [1, 3].map((workers) => ({ workers, out: join(folder, `with-${workers}`) }))
  for (const { workers, out } of outs)
    await engine.buildSite({ root, bundle, manifest: bakery, out, workers })
  const [one, three] = outs.map(({ out }) => contentsOf(out))
  expect(Object.keys(one ?? {})).toContain('bread.html')
  expect(three).toEqual(one)
})

test('a page whose text is the same is not rendered again; one whose file is gone is', async () => {
  const out = join(folder, 'again')
  const manifest = join(folder, 'again.json')
  const build = async () =>
    (await engine.buildSite({ root, bundle, manifest, out })).report?.rendered
  const text = readFileSync(bakery, 'utf8')
  writeFileSync(manifest, text)
  expect(await build()).toBe(7)
  expect(await build()).toBe(0)
  writeFileSync(manifest, text.replace('Poppy seed roll', 'Oat roll'))
  expect(await build()).toBe(1)
  rmSync(join(out, 'cakes.html'))
  expect(await build()).toBe(1)
})

test('what stands around all pages has changed: all are rendered', async () => {
  const out = join(folder, 'around')
  const manifest = join(folder, 'around.json')
  const text = readFileSync(bakery, 'utf8')
  writeFileSync(manifest, text)
  await engine.buildSite({ root, bundle, manifest, out })
  writeFileSync(manifest, text.replaceAll('Hearth & Rye', 'Hearth & Wheat'))
  const { report } = await engine.buildSite({ root, bundle, manifest, out })
  expect(report).toMatchObject({ pages: 7, rendered: 7 })
  expect(readFileSync(join(out, 'bread.html'), 'utf8')).toContain('Hearth &amp; Wheat')
})
