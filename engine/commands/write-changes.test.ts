import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readManifest } from '../analysis/load.ts'
import { diskFaults, meetFault } from '../files/testing/faulty-disk.ts'
import { finishWriting, journalOf } from '../files/write-together.ts'
import { changedFiles, type ManifestText } from '../text/pieces.ts'
import { fixText } from './fix/fix-text.ts'
import { migrateText } from './migrate/migrate-text.ts'
import { movePage } from './move/move-page.ts'
import { writeChanges } from './write-changes.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../fixtures/bakery/site.manifest.json'),
  'utf8',
)

let folder: string
let manifest: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-changes-'))
  manifest = join(folder, 'site.manifest.json')
  const { pages, ...around } = JSON.parse(bakery)
  write('site.manifest.json', { ...around, pages: { include: 'pages/*.json' } })
  for (const page of pages) write(`pages/${page.path.slice(1) || 'index'}.json`, page)
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, value: unknown): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** All that lies in the folder, as the next command finds it; pieces that it would remove apart. */
function filesNow(): { [name: string]: string } {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const names = all.filter((name) => /\.(?:json|journal)$/.test(name)).sort()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** What each command makes of the site, of which a line is to be mended and whose shape is an older one. */
const commands = {
  fix: (before: ManifestText) => fixText(before).manifest,
  move(before: ManifestText) {
    const moved = movePage(before, '/news', '/stories')
    if (!moved.isMoved) throw new Error(moved.reason)
    return moved.manifest
  },
  migrate(before: ManifestText) {
    const migrated = migrateText(before)
    if (!migrated.isMigrated) throw new Error(migrated.reason)
    return migrated.manifest
  },
}

/** What the commands need to find. */
const found = {
  fix() {
    for (const name of ['pages/bread.json', 'pages/cakes.json'])
      change(name, (text) => text.replace('"title"', '"titel"'))
  },
  move() {},
  migrate() {
    change('site.manifest.json', (text) => {
      const { redirects: _, ...rest } = JSON.parse(text)
      return JSON.stringify({ ...rest, manifestVersion: 0, redirects: { '/old': '/bread' } })
    })
  },
}

function change(name: string, by: (text: string) => string): void {
  const file = join(folder, name)
  writeFileSync(file, by(readFileSync(file, 'utf8')))
}

describe.each(diskFaults)('a disk that is at any moment: %s', (fault) => {
  test.each(['fix', 'move', 'migrate'] as const)(
    'has all files as they were, or as %s makes them',
    async (command) => {
      found[command]()
      const before = await readManifest(manifest)
      const after = commands[command](before)
      const old = filesNow()
      const done = { ...old }
      for (const { file, after: text } of changedFiles(before, after))
        done[file.slice(folder.length + 1)] = text
      const states = new Set<boolean>()
      for (let from = 1; ; from++) {
        const { result, isMet } = await meetFault({ fault, from }, () =>
          writeChanges(before, after),
        )
        await finishWriting(journalOf(manifest)) // as the next command does
        const isDone = JSON.stringify(filesNow()) === JSON.stringify(done)
        expect(filesNow()).toEqual(isDone ? done : old)
        if (result instanceof Error)
          expect(result.message).toMatch(/^(?:Nothing|Some).+used: .+\.$/)
        else expect(isDone).toBe(true)
        states.add(isDone)
        if (!isMet) break
        for (const [name, text] of Object.entries(old)) writeFileSync(join(folder, name), text)
      }
      expect(states).toEqual(new Set([true, false]))
    },
  )
})

test('what another hand has changed meanwhile stays, and no other file is changed', async () => {
  const before = await readManifest(manifest)
  change('pages/news.json', (text) => `${text}\n`)
  const theirs = filesNow()
  const writing = writeChanges(before, commands.move(before))
  await expect(writing).rejects.toThrow(/^Nothing was changed\. A file was changed meanwhile/)
  expect(filesNow()).toEqual(theirs)
})

test.each([
  { what: 'a file outside', file: '../outside.json' },
  { what: 'a file by its whole name', file: '/etc/outside.json' },
  { what: 'a file that is none of ours', file: 'pages/bread.json', ending: '/../index.json' },
])('a journal that came with a site, and names $what, is refused', async (due) => {
  write('site.manifest.json.journal', { by: '1 1', dues: [due] })
  await expect(finishWriting(journalOf(manifest))).rejects.toThrow('was not written by Broadsheet')
})
