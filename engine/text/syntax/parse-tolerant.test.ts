import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isJson } from '../is-json.ts'
import { parseTolerant } from './parse-tolerant.ts'

const bakery = readFileSync(
  join(import.meta.dirname, '../../fixtures/bakery/site.manifest.json'),
  'utf8',
)

const token = fc.oneof(
  fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '"a"', '"a":', 'b', 'b:', '1', '-', 'true'),
  fc.constantFrom('\n', '\n  ', '\n    ', '\r\n', '\t', ' ', '\u00a0', '\\', '\\"', '\\u12', '“'),
  fc.constantFrom('//', '/*', '*/', '#', "'", '<<<<<<<', ';', '=', '\u0000', '"a": [', '[{', '}]'),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
/** Tokens one after the other, some of them many times. */
const rubble = fc
  .array(fc.tuple(token, fc.oneof({ weight: 20, arbitrary: fc.constant(1) }, fc.nat(500))))
  .map((tokens) => tokens.map(([text, times]) => text.repeat(times)).join(''))

const cut = fc.record({ at: fc.nat(bakery.length), removed: fc.nat(40), added: rubble })
const mutilated = fc
  .array(cut, { minLength: 1, maxLength: 5 })
  .map((cuts) =>
    cuts.reduce(
      (text, { at, removed, added }) => text.slice(0, at) + added + text.slice(at + removed),
      bakery,
    ),
  )

describe.each([
  { what: 'rubble', text: rubble, numRuns: 1000 },
  { what: 'a mutilated manifest', text: mutilated, numRuns: 50 },
])('$what', ({ text, numRuns }) => {
  test('is read to its end, with a mistake within it exactly where it is no JSON', () => {
    fc.assert(
      fc.property(text, (broken) => {
        const { mistakes } = parseTolerant(broken)
        expect(mistakes.length === 0).toBe(isJson(broken))
        const places = mistakes.flatMap(({ offset, fix }) => [
          offset,
          fix?.offset ?? 0,
          (fix?.offset ?? 0) + (fix?.length ?? 0),
        ])
        for (const place of places) expect(place).toBeLessThanOrEqual(broken.length)
      }),
      { numRuns },
    )
  })
})

test.each([
  { what: 'a list left open before a key', text: '{\n"a": [1\n"c": 1\n}' },
  { what: 'a list left open, and the comma with it', text: '{\n  "a": [\n    1\n  "c": 1\n}' },
  { what: 'a semicolon', text: '{\n"a": "b";\n"c": 1\n}' },
  { what: 'a comma left out', text: '{\n"a": "b"\n"c": 1\n}' },
])('$what is one mistake', ({ text }) => {
  expect(parseTolerant(text).mistakes).toHaveLength(1)
})
