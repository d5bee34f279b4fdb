import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printed } from '../edits/printed-json.ts'
import { applyEdits } from '../edits/text-edit.ts'
import { isJson } from '../is-json.ts'
import { locate } from '../locate.ts'
import type { Located } from '../source-range.ts'
import { withoutMark } from '../without-mark.ts'
import { parseTolerant } from './parse-tolerant.ts'
import { tooDeep } from './too-deep.ts'

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

/** Where all values of a text stand, with their keys. */
function rangesIn({ offset, end, keyOffset, members }: Located): unknown[] {
  return [offset, end, keyOffset, ...[...members].map(([key, own]) => [key, rangesIn(own)])]
}

test('JSON is read as what it says, where it stands', () => {
  fc.assert(
    fc.property(printed, ({ text, value }) => {
      const json = withoutMark(text)
      const read = parseTolerant(json)
      expect(read.value).toStrictEqual(value)
      expect(rangesIn(read.root)).toEqual(rangesIn(locate(json)))
    }),
  )
})

describe('what is offered makes JSON of the text that says what was read', () => {
  test.each([
    // Words
    { text: '[True, TRUE, False, FALSE]', mended: '[true, true, false, false]' },
    { text: '[None, nil, undefined]', mended: '[null, null, null]' },
    { text: '[hello world, -]', mended: '["hello world", "-"]' },
    { text: '{"a": /x, "b": 1E5}', mended: '{"a": "/x", "b": 1E5}' },
    { text: `{'a': 'b'}`, mended: '{"a": "b"}' },
    { text: '[‘a’, “b”, „c“, „d”, `e`, «»]', mended: '["a", "b", "c", "d", "e", ""]' },
    { text: '[「g」, ＂h＂]', mended: '["g", "h"]' },
    { text: '{"a": Hello", "b": 1}', mended: '{"a": "Hello", "b": 1}' },
    // Keys
    { text: '{"a: 1, "b": 2}', mended: '{"a": 1, "b": 2}' },
    { text: '{a": 1, b-c_$1: 2}', mended: '{"a": 1, "b-c_$1": 2}' },
    { text: '{"a":: 1, "b" = 2, "c" => 3}', mended: '{"a": 1, "b" : 2, "c" : 3}' },
    { text: '{"a" 1}', mended: '{"a": 1}' },
    { text: '{"a"：1, "b"﹕2, "c"︓3}', mended: '{"a":1, "b":2, "c":3}' },
    // Quotes
    { text: '[""a", "b""]', mended: '["a", "b"]' },
    { text: '{""a": 1, "b"": 2}', mended: '{"a": 1, "b": 2}' },
    { text: '["\\q", "\\\\u12", "a\tb"]', mended: '["\\\\q", "\\\\u12", "a\\tb"]' },
    { text: '{"a": "Our bread, "b": 1}', mended: '{"a": "Our bread", "b": 1}' },
    { text: '["One \\"a\\" or "b" more", 1]', mended: '["One \\"a\\" or \\"b\\" more", 1]' },
    { text: '{\r\n"a": "x,\r\n"b": "y\r\n}', mended: '{\r\n"a": "x",\r\n"b": "y"\r\n}' },
    { text: '["a"b", "c" d", 1]', mended: '["a\\"b", "c\\" d", 1]' },
    { text: '{"a": "x" y "z"\n}', mended: '{"a": "x\\" y \\"z"\n}' },
    { text: '{"a": "One,   "b-c"  : 1}', mended: '{"a": "One",   "b-c"  : 1}' },
    { text: '["a";b"]', mended: '["a","b"]' },
    { text: '["a" /* b */, "c"// d\n, "e"# f\n]', mended: '["a" , "c"\n, "e"\n]' },
    // Commas
    { text: '[1;2, true; "a"; "b"]', mended: '[1,2, true, "a", "b"]' },
    { text: '[1،2、3，4﹐5؛6；7､8، "a"، null]', mended: '[1,2,3,4,5,6,7,8, "a", null]' },
    { text: '[1 2\r\n"a" "b"]', mended: '[1, 2,\r\n"a", "b"]' },
    { text: '[,1,,2,]', mended: '[1,2]' },
    { text: '{,"a":1,,"b":2 "c":3,}', mended: '{"a":1,"b":2, "c":3}' },
    // What means nothing
    { text: '[1 // a\n, 2 # b\n, /* c */ 3]\n// d', mended: '[1 \n, 2 \n,  3]\n' },
    { text: '[1 /* a\n, 2]', mended: '[1 \n, 2]' },
    { text: '[1,\u00a0\u200f 2]', mended: '[1,  2]' },
    // Brackets, on one line
    { text: '[1]]', mended: '[1]\n' },
    { text: '{"a": 1}\n}\n', mended: '{"a": 1}\n' },
    { text: '{"a": [1, 2}', mended: '{"a": [1, 2\n]}' },
    { text: '[{"a": 1]', mended: '[{"a": 1\n}]' },
    { text: '[1}', mended: '[1]' },
    { text: '{"a": [1, [2]]', mended: '{"a": [1, [2]]\n}' },
    { text: '{"a": 1', mended: '{"a": 1\n}' },
    { text: '"a": 1, "b": 2}', mended: '{ "a": 1, "b": 2}' },
    { text: '{"a": {"x": 1}, {"y": 2}]}', mended: '{"a": [{"x": 1}, {"y": 2}]}' },
    { text: '{"a": "x", "y"], "b": ["z"]}', mended: '{"a": ["x", "y"], "b": ["z"]}' },
    // Brackets, by the indentation
    {
      text: '{\n  "a":\n    {}\n  ],\n  "b": 2\n}',
      mended: '{\n  "a":\n    [{}\n  ],\n  "b": 2\n}',
    },
    { text: '{\n  "a": [\n    1\n  "b": 2\n}', mended: '{\n  "a": [\n    1\n  ],\n  "b": 2\n}' },
    {
      text: '{\n  "a": {\n    "x": 1,\n  "b": 2\n}',
      mended: '{\n  "a": {\n    "x": 1\n  },\n  "b": 2\n}',
    },
    {
      text: '{\n  "a": [\n    1\n  },\n  "b": 2\n}',
      mended: '{\n  "a": [\n    1\n  ],\n  "b": 2\n}',
    },
    { text: '{\n  "a": 1\n    },\n  "b": 2\n}', mended: '{\n  "a": 1\n    ,\n  "b": 2\n}' },
    { text: '[\n  1\n    ],\n  2\n]', mended: '[\n  1\n    ,\n  2\n]' },
    { text: '{\n  "a": [1]],\n  "b": 2\n}', mended: '{\n  "a": [1],\n  "b": 2\n}' },
    {
      text: '{\n  "a": [[\n    1\n  ],\n  "b": 2\n}',
      mended: '{\n  "a": [\n    1\n  ],\n  "b": 2\n}',
    },
    { text: '{\n  "a": {{ "x": 1 },\n  "b": 2\n}', mended: '{\n  "a": { "x": 1 },\n  "b": 2\n}' },
    {
      text: '{\n  "a":\n    "x": 1\n  },\n  "b": 2\n}',
      mended: '{\n  "a":\n    { "x": 1\n  },\n  "b": 2\n}',
    },
    {
      text: '{\n  "a": {"x": 1}, {}],\n  "b": 2\n}',
      mended: '{\n  "a": [{"x": 1}, {}],\n  "b": 2\n}',
    },
    { text: '{\n  "a": "x", "y"],\n  "b": 2\n}', mended: '{\n  "a": ["x", "y"],\n  "b": 2\n}' },
    { text: '[\n  { "x": 1 },\n  "y": 2 }\n]', mended: '[\n  { "x": 1 },\n  { "y": 2 }\n]' },
  ])('$text', ({ text, mended }) => {
    const { value, mistakes } = parseTolerant(text)
    const after = applyEdits(
      text,
      mistakes.flatMap(({ fix }) => fix ?? []),
    )
    expect(after).toBe(mended)
    expect(value).toEqual(JSON.parse(mended))
  })
})

test.each<{ text: string; value: unknown; at: number[] }>([
  {
    text: '[+5, .5, -.5, 01, 5., 1e, 12px]',
    value: [5, 0.5, -0.5, 1, 5, 1, 12],
    at: [1, 5, 9, 14, 18, 22, 26],
  },
  { text: '[NaN, -Infinity]', value: [0, Number.NEGATIVE_INFINITY], at: [1, 6] },
  { text: '{"a"}', value: { a: null }, at: [3] },
  { text: '{"a", "b":, "c": 1}', value: { a: null, b: null, c: 1 }, at: [3, 9] },
  { text: '["\\u12", "a\u0001b"]', value: ['\\u12', 'a\u0001b'], at: [2, 11] },
  { text: '["One\n  text\r\n  more", 1]', value: ['One text more', 1], at: [1] },
  { text: '{\n  "a": [\n    1\n', value: { a: [1] }, at: [15] },
  { text: '<<<<<<< a\n[1]\n=======\n[2]\n>>>>>>> b\n', value: [1], at: [0, 14, 22] },
  { text: '[1] x', value: [1], at: [4] },
  { text: ' ', value: null, at: [0] },
])('$text is read as far as it can be, with a mistake at $at', ({ text, value, at }) => {
  const read = parseTolerant(text)
  expect(read.value).toEqual(value)
  expect(read.mistakes.map(({ offset }) => offset)).toEqual(at)
})

test.each(['[1,', '{"a":'])('more "%s" than any manifest needs are read no further', (bracket) => {
  const read = (count: number) => parseTolerant(`${bracket.repeat(count)} 1`)
  expect(
    read(100)
      .mistakes.map(({ message }) => message)
      .join(),
  ).not.toContain('no manifest needs')
  const { mistakes, isCutOff } = read(150)
  expect(mistakes).toMatchObject([{ offset: 100 * bracket.length, ...tooDeep }])
  expect(isCutOff).toBe(true)
})
