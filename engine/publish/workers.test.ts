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

/** The bakery with so many pages that no thread has done all before the others have started. */
function manyPages(): string {
  const { pages, site, ...around } = JSON.parse(readFileSync(bakery, 'utf8'))
  const copies = Array.from({ length: 120 }, (_, number) => ({
    ...pages[1],
    path: `/copy-${number}`,
    title: `Copy ${number}`,
    description: `What copy ${number} is about.`,
  }))
  const many = { ...around, site: { ...site, socialImages: false }, pages: [...pages, ...copies] }
  const file = join(folder, 'many.json')
  writeFileSync(file, JSON.stringify(many))
  return file
}

test('what is written does not depend on the number of threads', async () => {
  const manifest = manyPages()
  const outs = [1, 3].map((workers) => ({ workers, out: join(folder, `with-${workers}`) }))
  for (const { workers, out } of outs)
    await engine.buildSite({ root, bundle, manifest, out, workers })
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

test('after any edit the site is the one that a fresh build makes, findings and bytes', async () => {
  const out = join(folder, 'edited')
  const manifest = join(folder, 'edited.json')
  const bread = readFileSync(bakery, 'utf8')
  const oat = bread.replace('Poppy seed roll', 'Oat roll')
  const edits = {
    'as it was': bread,
    'a word': oat,
    'a title': oat.replace(/("path": "\/cakes",\s+"title": ")/, '$1Our '),
    'a path': oat.replaceAll('/news', '/stories'),
    'a link to nothing': bread.replace('](/bread)', '](/bred)'),
    'a place that a link leads to': bread.replace('"id": "starter"', '"id": "leaven"'),
    'a picture that is not there': bread.replace('/social.png', '/none.png'),
    'two pages, the other way round': swapped(bread),
    'as it was again': bread,
  }
  for (const [what, text] of Object.entries(edits)) {
    writeFileSync(manifest, text)
    const { findings } = await engine.buildSite({ root, bundle, manifest, out })
    const fresh = join(folder, what)
    const first = await engine.buildSite({ root, bundle, manifest, out: fresh })
    expect(findings, what).toEqual(first.findings)
    if (first.report) expect(contentsOf(out), what).toEqual(contentsOf(fresh))
  }
})

/** Two pages change places, which feeds, lists and the sitemap follow. */
function swapped(text: string): string {
  const manifest: { pages: unknown[] } = JSON.parse(text)
  const [home, bread, cakes, ...others] = manifest.pages
  return JSON.stringify({ ...manifest, pages: [home, cakes, bread, ...others] })
}

test('a file that is gone from around the pages is written again', async () => {
  const out = join(folder, 'gone')
  await engine.buildSite({ root, bundle, manifest: bakery, out })
  const before = contentsOf(out)
  rmSync(join(out, 'sitemap.xml'))
  const { report } = await engine.buildSite({ root, bundle, manifest: bakery, out })
  expect(report).toMatchObject({ rendered: 0, written: 1 })
  expect(contentsOf(out)).toEqual(before)
})
