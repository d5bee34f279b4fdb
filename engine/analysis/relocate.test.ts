import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Finding } from '../findings/finding.ts'
import { applyEdits } from '../text/edits/text-edit.ts'
import { isJson } from '../text/is-json.ts'
import { pathOf } from '../text/source.ts'
import { analyse } from './analyse.ts'

const folder = join(import.meta.dirname, '../fixtures/broken')
const broken = readdirSync(folder)
  // Of keys that stand twice, one is gone once a text is written anew.
  .filter((name) => name.endsWith('.json') && !name.startsWith('key-duplicate'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  .filter(({ text }) => isJson(text))

/** What a finding is about, and what its fixes make of the text that it was found in. */
const meaningIn = (text: string) => (finding: Finding) => {
  const { code, at, fix, guess } = finding
  const made = [fix, guess?.edit].map((edit) => edit && JSON.parse(applyEdits(text, [edit])))
  return { code, pointer: at.pointer, made }
}

test.each(broken)('$name is found wrong at the same places on one line', ({ text }) => {
  const line = JSON.stringify(JSON.parse(text))
  const { findings, source } = analyse('m.json', line)
  const expected = analyse('m.json', text).findings
  expect(findings.map(meaningIn(line))).toEqual(expected.map(meaningIn(text)))
  for (const { at } of findings) {
    const { keyOffset, end } = source.nearest(pathOf(at.pointer))
    expect(at.line).toBe(1)
    expect(at.column).toBeGreaterThan(keyOffset)
    expect(at.column).toBeLessThanOrEqual(end)
  }
})
