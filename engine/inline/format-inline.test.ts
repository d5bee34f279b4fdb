import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatInline } from './format-inline.ts'
import { parseInline } from './parse-inline.ts'
import { rewriteInline } from './rewrite-inline.ts'
import { mergeRuns, type Run, runsOf } from './runs.ts'

const read = (text: string): Run[] => mergeRuns(runsOf(parseInline(text)))

test.each([
  'plain',
  'a **b** c',
  '[bread](/bread#rye)',
  '**[go](/nowhere)**',
  '**a [b](/b) c [d](/d)**',
  '[**go** now](/now)',
  '**a**[**b** c](/c)**d**',
  '2 * 3 ** 4 [sic] C:\\bread',
  'Call **{phone}** or [write](mailto:{mail})',
])('%s is written as it was', (text) => {
  expect(formatInline(runsOf(parseInline(text)))).toBe(text)
})

test.each([
  {
    runs: [
      { text: 'a', isBold: true },
      { text: '**b**', isBold: false },
    ],
    written: '**a**\\*\\*b\\*\\*',
  },
  { runs: [{ text: '[a](/b)', isBold: false }], written: '\\[a\\](/b)' },
  { runs: [{ text: 'a', isBold: false, href: '/a (b) c' }], written: '[a](/a%20%28b%29%20c)' },
  { runs: [{ text: 'a', isBold: false, href: ' ' }], written: 'a' },
])('$written', ({ runs, written }) => {
  expect(formatInline(runs)).toBe(written)
})

const words = fc
  .array(
    fc.oneof(
      fc.constantFrom('*', '**', '[', ']', '\\', '](', '{a}', ' '),
      fc.string({ maxLength: 3 }),
    ),
    {
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(''))
const run = fc.record({
  text: words,
  isBold: fc.boolean(),
  href: fc.option(fc.constantFrom('/a', '/b#c'), { nil: undefined }),
})
const runs = fc.array(run, { maxLength: 6 })

test('what is written is read as the same words', () => {
  fc.assert(
    fc.property(runs, (some) => {
      expect(read(formatInline(some))).toEqual(mergeRuns(some))
    }),
  )
})

const marks = fc.constantFrom('**', '[', ']', '(', ')', '](', '/bread', ' ', 'word', '\n', '\\')
const texts = fc.array(fc.oneof(marks, fc.string({ maxLength: 4 }))).map((parts) => parts.join(''))

test('whatever stood there, it shows the same when it is written anew', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(read(formatInline(runsOf(parseInline(text))))).toEqual(read(text))
    }),
  )
})

test('a changed text says the new words', () => {
  fc.assert(
    fc.property(texts, runs, (text, some) => {
      expect(read(rewriteInline(text, some))).toEqual(mergeRuns(some))
    }),
  )
})

test('what is typed at a place changes nothing around it', () => {
  fc.assert(
    fc.property(texts, texts, fc.stringMatching(/^[a-z]{1,3}$/), (before, after, typed) => {
      const [left, right] = [`${before} «`, `» ${after}`]
      const changed = read(`${left}${right}`).flatMap((each) => cut(each, typed))
      expect(rewriteInline(`${left}${right}`, changed)).toBe(`${left}${typed}${right}`)
    }),
  )
})

/** A run with something typed between the signs that mark the place. */
function cut(run: Run, typed: string): Run[] {
  return [{ ...run, text: run.text.replace('«»', `«${typed}»`) }]
}

test.each([
  { text: '**a** \\*b', to: '**ac** \\*b', says: 'ac *b' },
  { text: 'a \\[b] c', to: 'a \\[b] cd', says: 'a [b] cd' },
])('$text becomes $to', ({ text, to }) => {
  expect(rewriteInline(text, read(to))).toBe(to)
})
