import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Finding } from '../findings/finding.ts'
import { applyEdits } from '../text/edits/text-edit.ts'
import { isJson } from '../text/is-json.ts'
import { pathOf } from '../text/source.ts'
import { analyse } from './analyse.ts'
import { movePointer, relocate } from './relocate.ts'

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

test('a finding of a page is moved with all that it offers', () => {
  const whole = '{\n  "pages": [ {\n  "a": 1 }]\n}'
  const offset = whole.indexOf('{\n  "a"')
  const start = { file: 'm.json', line: 2, column: 14, offset, index: 7 }
  const edit = (at: number) => ({ offset: at - offset, length: 1, text: 'x' })
  const found = (line: number, column: number, at: number): Finding => ({
    ...{ code: 'syntax', severity: 'error', message: '', hint: '' },
    at: { file: 'page.json', line, column, pointer: '/pages/0/a' },
    ...{ fix: edit(at), guess: { text: 'x', edit: edit(at + 1) } },
  })
  for (const [line, column, at] of [
    [1, 1, offset],
    [2, 3, whole.indexOf('"a"')],
  ] as const) {
    const lines = whole.slice(0, at).split('\n')
    expect(relocate(found(line, column, at), start)).toMatchObject({
      at: {
        ...{ file: 'm.json', pointer: '/pages/7/a' },
        ...{ line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 },
      },
      fix: { offset: at, length: 1, text: 'x' },
      guess: { text: 'x', edit: { offset: at + 1, length: 1, text: 'x' } },
    })
  }
  const { fix: _, guess: __, ...bare } = found(1, 1, 0)
  expect(Object.keys(relocate(bare, start)).toSorted()).toEqual(Object.keys(bare).toSorted())
})

test('an address that begins with no page stays as it is', () => {
  expect(movePointer('/pages/12/title', 7)).toBe('/pages/7/title')
  expect(movePointer('/shared/pages/1', 7)).toBe('/shared/pages/1')
})
