import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { analyse } from '../../analysis/analyse.ts'
import { manifestVersion } from '../../manifest/version.ts'
import { applyEdits } from '../../text/edits/text-edit.ts'
import { migrateText } from './migrate-text.ts'
import { migrations } from './migrations.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')

describe.each(migrations)('from version $from', ({ from, edits }) => {
  const before = read(`${from}.before.json`)

  test('the fixture becomes what it should, byte for byte', () => {
    expect(applyEdits(before, edits(before))).toBe(read(`${from}.after.json`))
  })

  test('the same text gives the same edits', () => {
    expect(edits(before)).toEqual(edits(before))
  })
})

test('there is a way from every version to the present one', () => {
  expect(migrations.map(({ from }) => from)).toEqual([...Array(manifestVersion).keys()])
})

test('an older manifest is found once, with the command, and is well afterwards', () => {
  const before = read('0.before.json')
  const { findings } = analyse('m.json', before)
  expect(findings.map(({ code, hint }) => [code, hint.includes('broadsheet migrate')])).toEqual([
    ['version-older', true],
  ])
  const migrated = migrateText({ file: 'm.json', text: before })
  expect(migrated.isMigrated && analyse('m.json', migrated.manifest.text).findings).toEqual([])
})

test('a manifest that is up to date stays as it is', () => {
  const manifest = { file: 'm.json', text: read('0.after.json') }
  expect(migrateText(manifest)).toEqual({ isMigrated: true, manifest, says: [] })
})

test.each([
  { text: '{', reason: 'not valid JSON' },
  { text: '{}', reason: 'does not say its version' },
  { text: '{ "manifestVersion": 9 }', reason: 'no way from version 9' },
])('$text is refused: $reason', ({ text, reason }) => {
  expect(migrateText({ file: 'm.json', text })).toMatchObject({
    isMigrated: false,
    reason: expect.stringContaining(reason),
  })
})
