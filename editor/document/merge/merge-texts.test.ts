import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printed } from '../../../engine/text/edits/printed-json.ts'
import { applyEdits } from '../../../engine/text/edits/text-edit.ts'
import type { Json } from '../action.ts'
import { type Merged, mergeTexts, type Versions } from './merge-texts.ts'

const pretty = (value: Json) => JSON.stringify(value, null, 2)

function merge(base: Json, mine: Json, theirs: Json) {
  const texts = { base: pretty(base), mine: pretty(mine), theirs: pretty(theirs) }
  const merged = mergeTexts(texts)
  return { ...merged, value: JSON.parse(applyEdits(texts.mine, merged.edits)) }
}

const about = (title: string) => ({ title, text: `About ${title}` })
const [a, b, c, d] = [about('a'), about('b'), about('c'), about('d')]
const A = { title: 'A', text: 'About a' }

describe('changes of two hands', () => {
  test.each<{ what: string; base: Json; mine: Json; theirs: Json; both: Json }>([
    {
      what: 'of two texts',
      base: ['a', 'b'],
      mine: ['A', 'b'],
      theirs: ['a', 'B'],
      both: ['A', 'B'],
    },
    {
      what: 'of two fields',
      base: { a: 1, b: 2 },
      mine: { a: 3, b: 2 },
      theirs: { a: 1, b: 4 },
      both: { a: 3, b: 4 },
    },
    { what: 'the same', base: { a: 1 }, mine: { a: 2 }, theirs: { a: 2 }, both: { a: 2 } },
    { what: 'two new items', base: [a, b], mine: [a, b, c], theirs: [a, b, d], both: [a, b, c, d] },
    {
      what: 'a new item beside a changed one',
      base: [a, b],
      mine: [a, b, c],
      theirs: [A, b],
      both: [A, b, c],
    },
    {
      what: 'a new item before one that goes',
      base: [a, b, c],
      mine: [d, a, b, c],
      theirs: [a, b],
      both: [d, a, b],
    },
    {
      what: 'two new fields',
      base: { a: 1 },
      mine: { a: 1, b: 2 },
      theirs: { a: 1, c: 3 },
      both: { a: 1, b: 2, c: 3 },
    },
    {
      what: 'an item that moves and one that changes',
      base: [a, b, c],
      mine: [b, c, a],
      theirs: [a, b, { ...c, text: 'C' }],
      both: [b, { ...c, text: 'C' }, a],
    },
  ])('are put together: $what', ({ base, mine, theirs, both }) => {
    const { value, clashes } = merge(base, mine, theirs)
    expect(value).toEqual(both)
    expect(clashes).toEqual([])
  })

  test.each<{ what: string; base: Json; mine: Json; theirs: Json; path: (string | number)[] }>([
    {
      what: 'the same text',
      base: ['a', 'x y'],
      mine: ['a', 'X y'],
      theirs: ['a', 'x Y'],
      path: [1],
    },
    { what: 'a number', base: { a: 12 }, mine: { a: 13 }, theirs: { a: 22 }, path: ['a'] },
    {
      what: 'an item that goes and is changed',
      base: [a, b, c],
      mine: [a, c],
      theirs: [a, { ...b, text: 'B' }, c],
      path: [],
    },
    {
      what: 'two fields of one name',
      base: [{ a: 1 }],
      mine: [{ a: 1, b: 2 }],
      theirs: [{ a: 1, b: 3 }],
      path: [0],
    },
    { what: 'an empty list', base: { a: [] }, mine: { a: [1] }, theirs: { a: [2] }, path: ['a'] },
  ])('are left to choose between: $what', ({ base, mine, theirs, path }) => {
    const texts = { base: pretty(base), mine: pretty(mine), theirs: pretty(theirs) }
    const merged = mergeTexts(texts)
    expect(merged.clashes.map((clash) => clash.path)).toEqual([path])
    expect(JSON.parse(withMine(texts, merged))).toEqual(mine)
    expect(JSON.parse(withTheirs(texts, merged))).toEqual(theirs)
  })
})

const withMine = ({ mine }: Versions, { edits }: Merged) => applyEdits(mine, edits)

const withTheirs = (texts: Versions, merged: Merged) =>
  applyEdits(
    withMine(texts, merged),
    merged.clashes.map(({ start, end, theirs }) => ({
      offset: start,
      length: end - start,
      text: theirs,
    })),
  )

/** Three texts of one kind: values drawn from few, so that they are alike. */
const member = fc.constantFrom<Json>(1, 'a', 'b', [], {}, [1], { a: 1 }, { a: ['b', 2] })
const value = fc.oneof(
  fc.array(fc.oneof(member, fc.array(member, { maxLength: 3 })), { maxLength: 5 }),
  fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd'),
    fc.oneof(member, fc.array(member, { maxLength: 3 })),
    { noNullPrototype: true },
  ),
)
const text = fc
  .tuple(value, fc.constantFrom(0, 2))
  .map(([value, indent]) => JSON.stringify(value, null, indent))
const versions = fc.oneof(
  fc.record({ base: text, mine: text, theirs: text }),
  fc.record({ base: printed, mine: printed, theirs: printed }).map(({ base, mine, theirs }) => ({
    base: base.text.trim(),
    mine: mine.text.trim(),
    theirs: theirs.text.trim(),
  })),
)

describe('whatever two hands did', () => {
  const check = (holds: (texts: Versions, merged: Merged) => void) =>
    fc.assert(
      fc.property(versions, (texts) => holds(texts, mergeTexts(texts))),
      { numRuns: 300 },
    )

  test('what comes of it can be read, whichever is chosen', () => {
    check((texts, merged) => {
      expect(() => JSON.parse(withMine(texts, merged))).not.toThrow()
      expect(() => JSON.parse(withTheirs(texts, merged))).not.toThrow()
      for (const clash of merged.clashes) {
        const one = { ...merged, clashes: [clash] }
        expect(() => JSON.parse(withTheirs(texts, one))).not.toThrow()
      }
    })
  })

  test('who changed nothing has no part in it', () => {
    check(({ base, mine }) => {
      expect(mergeTexts({ base, mine, theirs: base })).toEqual({ edits: [], clashes: [] })
      const { edits, clashes } = mergeTexts({ base, mine: base, theirs: mine })
      expect(applyEdits(base, edits)).toBe(mine)
      expect(clashes).toEqual([])
    })
  })

  test('both get the same where there is nothing to choose', () => {
    check((texts, merged) => {
      const { base, mine, theirs } = texts
      const other = mergeTexts({ base, mine: theirs, theirs: mine })
      if (merged.clashes.length + other.clashes.length > 0) return
      const items = (text: string) => [...JSON.stringify(JSON.parse(text))].sort().join('')
      expect(items(applyEdits(theirs, other.edits))).toBe(items(withMine(texts, merged)))
    })
  })
})

test('a text that cannot be read is merged by its lines', () => {
  const texts = {
    base: '{\n"a": 1,\n"b": 2\n',
    mine: '{\n"a": 3,\n"b": 2\n',
    theirs: '{\n"a": 1,\n"b": 4\n',
  }
  expect(withMine(texts, mergeTexts(texts))).toBe('{\n"a": 3,\n"b": 4\n')
})
