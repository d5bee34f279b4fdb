import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Json, printed } from '../../../engine/text/edits/printed-json.ts'
import { applyEdits, invertEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { carryEdits, carryOffset } from './carry-edits.ts'
import { composeEdits } from './compose-edits.ts'
import { editsBetween } from './edits-between.ts'
import { slideIntoPlace } from './slide.ts'
import { tokensOf } from './tokens.ts'

const words = fc.string({ unit: fc.constantFrom('a', 'b', ',', '\n', '"'), maxLength: 12 })

/** A text with edits that fit it. */
const edited = (text: string): fc.Arbitrary<TextEdit[]> =>
  fc.array(fc.tuple(fc.nat(3), fc.nat(3), words), { maxLength: 3 }).map((parts) => {
    const edits: TextEdit[] = []
    let at = 0
    for (const [skip, length, by] of parts) {
      if (at + skip + length > text.length) break
      edits.push({ offset: at + skip, length, text: by })
      at += skip + length + 1
    }
    return edits
  })

test('two lists of edits composed do what they do one after the other', () => {
  const case_ = words.chain((text) =>
    edited(text).chain((first) => {
      const between = applyEdits(text, first)
      return edited(between).map((second) => ({ text, first, between, second }))
    }),
  )
  fc.assert(
    fc.property(case_, ({ text, first, between, second }) => {
      const both = composeEdits(first, between, second)
      const after = applyEdits(between, second)
      expect(applyEdits(text, both)).toBe(after)
      expect(applyEdits(after, invertEdits(text, both))).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

test('edits apart can be made in either order', () => {
  const case_ = words.chain((text) => fc.tuple(fc.constant(text), edited(text), edited(text)))
  fc.assert(
    fc.property(case_, ([text, first, second]) => {
      const [then, before] = [carryEdits(second, first), carryEdits(first, second)]
      expect(then === undefined).toBe(before === undefined)
      if (then && before)
        expect(applyEdits(applyEdits(text, first), then)).toBe(
          applyEdits(applyEdits(text, second), before),
        )
    }),
    { numRuns: 2000 },
  )
})

test('an offset stays with its character, or goes to the start of the piece that took its place', () => {
  const text = '0123456789'
  fc.assert(
    fc.property(edited(text), fc.nat(text.length), fc.boolean(), (edits, offset, isPushed) => {
      const around = edits.find((edit) => edit.offset < offset && offset < endOf(edit))
      const start = around?.offset ?? offset
      const before = edits.filter(
        (edit) =>
          edit !== around &&
          endOf(edit) <= start &&
          (edit.offset < start || (edit.length === 0 && isPushed)),
      )
      const carried = carryOffset(offset, edits, isPushed)
      expect(carried).toBe(applyEdits(text.slice(0, start), before).length)
    }),
    { numRuns: 1000 },
  )
})

const endOf = ({ offset, length }: TextEdit) => offset + length

test('the tokens of a text make it again', () => {
  fc.assert(
    fc.property(fc.oneof(words, fc.string({ unit: 'binary' })), (text) => {
      expect(tokensOf(text).join('')).toBe(text)
    }),
  )
})

const change = (before: string, after: string) =>
  editsBetween(before, after).map(({ offset, length, text }) => [
    before.slice(offset, offset + length),
    text,
  ])

describe('the difference of two texts', () => {
  test('turns one into the other, whatever they are', () => {
    const texts = fc.oneof(
      words,
      printed.map(({ text }) => text),
    )
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        expect(applyEdits(before, editsBetween(before, after))).toBe(after)
      }),
      { numRuns: 1000 },
    )
  })

  const pretty = (value: Json) => JSON.stringify(value, null, 2)

  test.each<{ what: string; before: Json; after: Json; edits: string[][] }>([
    { what: 'a word', before: ['a b c'], after: ['a d c'], edits: [['b', 'd']] },
    { what: 'a sign that is escaped', before: ['a\nb'], after: ['a\tb'], edits: [['\\n', '\\t']] },
    { what: 'half a character', before: ['🥖'], after: ['🥐'], edits: [['🥖', '🥐']] },
    { what: 'a number', before: [12, 'a'], after: [13, 'a'], edits: [['12', '13']] },
    {
      what: 'an item between like ones',
      before: [{ a: 1 }, { a: 3 }],
      after: [{ a: 1 }, { a: 2 }, { a: 3 }],
      edits: [['', '{\n    "a": 2\n  },\n  ']],
    },
    {
      what: 'an item that goes',
      before: [{ a: { b: 1 } }, { a: { b: 2 } }, { a: { b: 3 } }],
      after: [{ a: { b: 1 } }, { a: { b: 3 } }],
      edits: [['{\n    "a": {\n      "b": 2\n    }\n  },\n  ', '']],
    },
    {
      what: 'two words far apart',
      before: { a: 'x', b: [1, 2], c: 'y' },
      after: { a: 'X', b: [1, 2], c: 'Y' },
      edits: [
        ['x', 'X'],
        ['y', 'Y'],
      ],
    },
  ])('is the least: $what', ({ before, after, edits }) => {
    expect(change(pretty(before), pretty(after))).toEqual(edits)
  })

  /** Items of which many are alike, so that what is new or gone can be seen in several places. */
  const alike = fc.constantFrom<Json>(
    ...[1, 'a', '}, {', [], [1], {}, { a: 1 }, { a: 'b' }, { a: [{ b: 1 }] }, { a: 1, b: [] }],
  )
  const list = fc.array(alike, { minLength: 1, maxLength: 6 })
  const texts = fc.constantFrom(pretty, (value: Json) => JSON.stringify(value))

  test('is a whole item where one comes or goes', () => {
    fc.assert(
      fc.property(list, fc.nat(5), texts, (items, at, written) => {
        const [less, more] = [items.toSpliced(at % items.length, 1), items].map((own) =>
          written({ a: own, z: 1 }),
        )
        for (const [before = '', after = ''] of [
          [less, more],
          [more, less],
        ]) {
          const edits = change(before, after)
          const [edit = []] = edits
          if (edits.length === 1 && edit.includes('')) expect(isBalanced(edit.join(''))).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

test('an edit that is moved into place does what it did, and stays between those beside it', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ' ',
    '\n',
    '{"a": 1}',
    '{"a": 1}, ',
    '"b"',
  )
  const mixed = fc.array(pieces, { minLength: 1, maxLength: 24 }).map((all) => all.join(''))
  const alike = fc.constantFrom('{"a": 1}, '.repeat(5), '{},\n'.repeat(9))
  const texts = fc.oneof(mixed, alike)
  const sizes = fc.oneof(fc.nat(30), fc.constantFrom(4, 8, 10))
  const cases = fc.tuple(texts, fc.nat(), sizes, fc.nat(6), fc.nat(6))
  fc.assert(
    fc.property(cases, ([text, at, size, before, behind]) => {
      const offset = at % text.length
      const length = Math.min(size, text.length - offset)
      const [floor, ceiling] = [Math.max(0, offset - before), offset + length + behind]
      const removal = { offset, length, text: '' }
      const less = applyEdits(text, [removal])
      const insertion = { offset, length: 0, text: text.slice(offset, offset + length) }
      for (const [edit, from, most] of [
        [removal, text, Math.min(ceiling, text.length)],
        [{ offset, length, text: '"a": 1}, {' }, text, Math.min(ceiling, text.length)],
        [insertion, less, Math.min(ceiling - length, less.length)],
      ] as const) {
        const slid = slideIntoPlace(edit, from, { floor, ceiling: most })
        expect(applyEdits(from, [slid])).toBe(applyEdits(from, [edit]))
        expect(slid.offset).toBeGreaterThanOrEqual(floor)
        expect(slid.offset + slid.length).toBeLessThanOrEqual(most)
      }
    }),
    { numRuns: 2000 },
  )
})

/** Whether every bracket of a piece of JSON has its partner in it; those in quotes are none. */
function isBalanced(piece: string): boolean {
  let rest = piece.replaceAll(/"[^"]*"/g, '')
  for (let last = ''; last !== rest; ) {
    last = rest
    rest = rest.replaceAll(/\[[^[\]{}]*\]|\{[^[\]{}]*\}/g, '')
  }
  return !/[[\]{}]/.test(rest)
}
