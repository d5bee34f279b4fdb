import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEngine } from '../bundle/open-engine.ts'
import { filesIn } from './files-in.ts'

const root = join(import.meta.dirname, '../..')
const { engine, bundle } = await openEngine({ root, source: join(root, 'src') })
const bakery = JSON.parse(
  readFileSync(join(root, 'engine/fixtures/bakery/site.manifest.json'), 'utf8'),
)
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-included-'))
const pageFile = (number: number) => join(folder, 'apart', `pages/${number}.json`)

/** Builds a manifest of the folder. */
function build(name: string, out = name) {
  const at = (own: string) => join(folder, own)
  return engine.buildSite({
    ...{ root, bundle },
    manifest: join(at(name), 'site.manifest.json'),
    publicFolder: join(root, 'public'),
    out: at(`${out}-dist`),
    cache: at(`${out}-cache`),
  })
}

function write(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}

/** All files of a built site, with what they say. */
function contentOf(name: string) {
  const out = join(folder, `${name}-dist`)
  return new Map(filesIn(out).map((file) => [file, readFileSync(out + file, 'base64')]))
}

beforeAll(async () => {
  for (const [number, page] of bakery.pages.entries()) write(pageFile(number), page)
  write(join(folder, 'whole/site.manifest.json'), bakery)
  const pages = { include: 'pages/*.json' }
  write(join(folder, 'apart/site.manifest.json'), { ...bakery, pages })
  await build('whole')
  await build('apart')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

test('a site with its pages in files of their own is built as one with all in its manifest', () => {
  expect(contentOf('apart')).toEqual(contentOf('whole'))
})

test('of a file that has changed the page is rendered, and no other', async () => {
  const [home] = bakery.pages
  const [hero, ...blocks] = home.blocks
  write(pageFile(0), { ...home, blocks: [{ ...hero, text: 'Other words.' }, ...blocks] })
  const { report } = await build('apart')
  expect(report?.rendered).toBe(1)
})

test('a file with a mistake leaves the built site as it is, and is named', async () => {
  const before = contentOf('apart')
  writeFileSync(pageFile(1), '{ "path": "/bread" ')
  const { findings, source, report } = await build('apart')
  expect(report).toBeUndefined()
  const places = source ? engine.inFiles(findings, source) : []
  const syntax = places.filter(({ code }) => code === 'syntax').map(({ at }) => at.file)
  expect(syntax).toEqual([pageFile(1)])
  expect(contentOf('apart')).toEqual(before)
})
