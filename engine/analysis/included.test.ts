import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixText } from '../commands/fix/fix-text.ts'
import { migrateText } from '../commands/migrate/migrate-text.ts'
import { movePage } from '../commands/move/move-page.ts'
import type { Finding } from '../findings/finding.ts'
import { inFiles } from '../findings/in-files.ts'
import { printFindings } from '../findings/report.ts'
import { sarif } from '../findings/sarif.ts'
import { damages } from '../fixtures/damaged.ts'
import { changedFiles } from '../text/pieces.ts'
import { analyse } from './analyse.ts'
import { check } from './check.ts'
import { includedBy } from './included.ts'
import { load, readManifest } from './load.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)
const { pages, redirects, ...around } = JSON.parse(bakery)
let folder = ''
let manifest = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-included-'))
  manifest = join(folder, 'site.manifest.json')
  // What follows the pages stands on their last line.
  write('site.manifest.json', { ...around, pages: { include: 'pages/**/*.json' }, redirects })
  for (const [number, page] of pages.entries()) write(nameOf(number), page)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Deeper for some, so that a pattern's order is not that of the names alone. */
const nameOf = (number: number) => `pages/${number % 2 ? 'more/' : ''}${number}.json`

function write(name: string, value: unknown): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2))
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** What is found, each at its place. */
async function found(): Promise<string[]> {
  return (await allFound()).map(
    ({ code, at }) => `${at.file.slice(folder.length + 1)}:${at.line}:${at.column} ${code}`,
  )
}

/** What is found in other files than one, with what mends it. */
async function foundElsewhere(name: string) {
  return (await allFound()).filter(({ at }) => at.file !== join(folder, name))
}

/** What is found, which is the same where one page after the other is in memory; the manifest's own comes first then. */
async function allFound(): Promise<Finding[]> {
  const { findings, source } = await load(manifest)
  const checked = await check(manifest)
  const isOwn = (found: Finding) => source.placeInFile(found.at).file === manifest
  const [own, ofPages] = [findings.filter(isOwn), findings.filter((found) => !isOwn(found))]
  const inOrder = inFiles([...own, ...ofPages], source)
  expect(inFiles(checked.findings, checked.source)).toEqual(inOrder)
  const shown = checked.findings.slice(own.length)
  expect(printFindings(shown, checked.source)).toBe(printFindings(ofPages, source))
  expect(sarif(shown, checked.source)).toEqual(sarif(ofPages, source))
  return inFiles(findings, source)
}

test('a site with its pages in files is the site with its pages in one', async () => {
  const included = await load(manifest)
  const names = pages.map((_: unknown, number: number) => nameOf(number)).sort()
  const inOrder = names.map((name: string) => JSON.parse(read(name)))
  const whole = analyse('m.json', JSON.stringify({ ...around, pages: inOrder, redirects }))
  expect(included.site).toEqual(whole.site)
  expect(included.findings.map(({ code }) => code)).toEqual(whole.findings.map(({ code }) => code))
})

test('what is found with one page in memory is what is found with all, whatever is wrong', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(pages.length), damages, async (which, { apply }) => {
      const name = which === pages.length ? 'site.manifest.json' : nameOf(which)
      const before = read(name)
      write(name, new TextDecoder().decode(apply(new TextEncoder().encode(before))))
      await found().finally(() => write(name, before))
    }),
    { numRuns: 60 },
  )
})

describe('what is wrong is found in its file', () => {
  test('a field that is unknown, in the page and in what stands after the pages', async () => {
    write(nameOf(1), `\uFEFF${read(nameOf(1)).replace('"title"', '"titel"')}`)
    write('site.manifest.json', read('site.manifest.json').replace('"from"', '"form"'))
    const line = read('site.manifest.json')
      .split('\n')
      .findIndex((line) => line.includes('"form"'))
    expect(await found()).toEqual(
      expect.arrayContaining([
        'pages/more/1.json:3:3 key-unknown',
        `site.manifest.json:${line + 1}:7 key-unknown`,
      ]),
    )
  })

  test('a bracket that is open in one file leaves the next one whole', async () => {
    write(nameOf(0), read(nameOf(0)).replace(/\}\s*$/, ''))
    write(nameOf(2), read(nameOf(2)).replace('"description"', '"descripton"'))
    const all = await found()
    const syntax = (await load(manifest)).findings.filter(({ code }) => code === 'syntax')
    expect(syntax.map(({ at }) => at.pointer)).toEqual(['/pages/0'])
    expect(all.join('\n')).toContain('pages/2.json:4:3 key-unknown')
    expect(all.join('\n')).not.toContain('link-unknown-path')
  })

  test('the same in all other files, whatever is open in one', async () => {
    write(nameOf(1), read(nameOf(1)).replace(/"title": "[^"]*"/, '"title": 5'))
    write(nameOf(2), read(nameOf(2)).replace('"description"', '"descripton"'))
    const own = read('site.manifest.json').replace('"from"', '"form"')
    write('site.manifest.json', own.replace('"variables"', '"varables"'))
    const before = await foundElsewhere(nameOf(0))
    expect(new Set(before.map(({ at }) => at.file)).size).toBeGreaterThan(2)
    write(nameOf(0), read(nameOf(0)).replace(/\}\s*$/, ''))
    expect(await foundElsewhere(nameOf(0))).toEqual(before)
  })

  test('an empty file, and a key that stands twice', async () => {
    write(nameOf(0), '')
    write(nameOf(1), read(nameOf(1)).replace('"title"', '"path": "/x",\n  "title"'))
    const all = await found()
    expect(all).toContain('pages/0.json:1:1 syntax')
    expect(all).toContain('pages/more/1.json:3:3 key-duplicate')
  })

  test('two files with one path: the second says which is the first', async () => {
    write('pages/again.json', read(nameOf(2)))
    const { findings, source } = await load(manifest)
    const report = printFindings(findings, source)
    expect(report).toContain('pages/again.json:2:11  error  path-duplicate')
    expect(report).toContain('the one at line 2 of "pages/2.json"')
    const hosts = JSON.stringify(sarif(findings, source, folder))
    expect(hosts).toContain('"uri":"pages/again.json"},"region":{"startLine":2,"startColumn":11}')
  })

  test.each([
    { what: 'there is none', patternIn: () => 'no-such/*.json' },
    { what: 'it leads out and back', patternIn: () => `../${basename(folder)}/pages/*.json` },
    { what: 'it begins at the root', patternIn: () => `${folder}/pages/*.json` },
  ])('a pattern of no file below the manifest: $what', async ({ patternIn }) => {
    write('site.manifest.json', { ...around, pages: { include: patternIn() }, redirects })
    expect(await found()).toEqual([expect.stringMatching(/pages-missing$/)])
  })
})

test.each(['{"pages":[{"include":"a"}]}', '{"pages":{"include":5}}', '{"include":"a","pages":[]}'])(
  'no file is included by %s',
  (text) => expect(includedBy(text)).toBeUndefined(),
)

test.each([
  '{ "pages": { "include": "a/*.json" } }',
  '{"x": 1,\n"pages" : {"include"\n: "a/*.json"}}',
])('files are included by %s', (text) => {
  for (const marked of [text, `\uFEFF${text}`]) {
    const { include, offset, end } = includedBy(marked) ?? {}
    expect(include).toBe('a/*.json')
    expect(text.slice(offset, end)).toMatch(/^\{ ?"include"\s*: "a\/\*\.json" ?\}$/)
  }
})

test('a page is moved across files, of which no other byte changes', async () => {
  const before = await readManifest(manifest)
  const moved = movePage(before, '/bread', '/our-bread')
  if (!moved.isMoved) throw new Error(moved.reason)
  const changes = changedFiles(before, moved.manifest)
  expect(changes.map(({ file }) => file.slice(folder.length + 1))).toContain('site.manifest.json')
  for (const { file, after } of changes) writeFileSync(file, after)
  expect((await load(manifest)).findings.filter(({ severity }) => severity === 'error')).toEqual([])
  const own = changes.find(({ before }) => before.includes('"path": "/bread"'))
  expect(own?.after.replaceAll('/our-bread', '/bread')).toBe(own?.before)
})

test('what can be mended is mended in its file, whatever is open there', async () => {
  const right = read(nameOf(0))
  const marked = `\uFEFF${read(nameOf(1))}`
  write(nameOf(0), right.replace(/\}\s*$/, ''))
  write(nameOf(1), marked.replace('"title"', '"titel"'))
  const before = await readManifest(manifest)
  const { manifest: mended, left } = fixText(before)
  expect(left.filter(({ severity }) => severity === 'error')).toEqual([])
  const changes = changedFiles(before, mended)
  expect(changes.map(({ file }) => file.slice(folder.length + 1))).toEqual([nameOf(0), nameOf(1)])
  expect(JSON.parse(changes[0]?.after ?? '')).toEqual(JSON.parse(right))
  expect(changes[1]?.after).toBe(marked)
})

test('an older manifest is migrated without its pages being touched', async () => {
  const older = { ...around, pages: { include: 'pages/**/*.json' }, manifestVersion: 0 }
  write('site.manifest.json', { ...older, redirects: { '/old': '/bread' } })
  const before = await readManifest(manifest)
  const migrated = migrateText(before)
  if (!migrated.isMigrated) throw new Error(migrated.reason)
  const [own, ...others] = changedFiles(before, migrated.manifest)
  expect(own?.file).toBe(manifest)
  expect(own?.after).toContain('"include": "pages/**/*.json"')
  expect(own?.after).toContain('"from": "/old"')
  expect(others).toEqual([])
})
