import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesIn } from './files-in.ts'
import { commit, discard, recover, stagingOf } from './journal.ts'
import { writeStaged } from './write-changed.ts'

let folder = ''
let out = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-journal-'))
  out = join(folder, 'out')
})
afterEach(() => rmSync(folder, { recursive: true }))

interface Files {
  [name: string]: string
}

const before = { '/_headers': '1', '/index.html': 'rye', '/old/er.html': 'stale', '/same.css': '' }
const after = { '/_headers': '2', '/index.html': 'oat', '/new/er.html': 'plum', '/same.css': '' }
const changed = Object.entries(after).filter(([name]) => name !== '/same.css')

function write(place: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) writeStaged(place, name, Buffer.from(text))
}

function contents(place: string): Files {
  return Object.fromEntries(
    filesIn(place).map((name) => [name, readFileSync(place + name, 'utf8')]),
  )
}

const journal = () => ({
  isWhole: false,
  removed: ['/old/er.html'],
  placed: changed.map(([name]) => name),
  record: join(folder, 'record.json'),
  stamp: 1_700_000_000_000,
})

/** All that is new lies beside the folder. */
function stage(): void {
  write(out, before)
  write(stagingOf(out), Object.fromEntries(changed))
  writeFileSync(`${journal().record}.next`, 'new')
}

test('what is new is put in place, with its record, and nothing is left beside it', () => {
  stage()
  commit(out, journal())
  expect(contents(out)).toEqual(after)
  expect(filesIn(folder).filter((name) => !name.startsWith('/out/'))).toEqual(['/record.json'])
})

test('interrupted before the journal, nothing has happened', () => {
  stage()
  recover(out)
  expect(contents(out)).toEqual(before)
})

/** What a build does once its journal is written, one after the other. */
const steps = [
  () => rmSync(`${out}/old/er.html`),
  () => rmSync(`${out}/old`, { recursive: true }),
  ...['/_headers', '/index.html'].map(
    (name) => () => renameSync(stagingOf(out) + name, out + name),
  ),
  () => write(out, { '/new/er.html': 'plum' }),
  () => rmSync(`${stagingOf(out)}/new/er.html`),
  () => renameSync(`${journal().record}.next`, journal().record),
]

test.each([...steps.keys(), steps.length])(
  'interrupted after step %i, it is completed',
  (count) => {
    stage()
    writeFileSync(`${out}.part/journal.json`, JSON.stringify(journal()))
    for (const step of steps.slice(0, count)) step()
    discard(out) // does not forget what has begun
    recover(out)
    expect(contents(out)).toEqual(after)
    expect(readFileSync(journal().record, 'utf8')).toBe('new')
  },
)

test.each([{ isInPlace: false }, { isInPlace: true }])(
  'a whole folder is put in place once (it was there when interrupted: $isInPlace)',
  ({ isInPlace }) => {
    write(stagingOf(out), after)
    writeFileSync(`${journal().record}.next`, 'new')
    const whole = { ...journal(), isWhole: true, removed: [], placed: [] }
    writeFileSync(`${out}.part/journal.json`, JSON.stringify(whole))
    if (isInPlace) {
      cpSync(stagingOf(out), out, { recursive: true })
      rmSync(stagingOf(out), { recursive: true })
    }
    recover(out)
    expect(contents(out)).toEqual(after)
  },
)
