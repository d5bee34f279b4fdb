import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deepest, firstTooDeep } from './too-deep.ts'

/** Brackets that are opened, some of them closed, with texts between them that have brackets in quotes. */
const piece = fc.constantFrom(
  ...['[', '{"a":', '[ ', '{', ']', '}', '"[{"', '"\\"["', '"]}\\\\"', ', ', '1'],
)
const pieces = fc.array(fc.tuple(piece, fc.nat(60)), { maxLength: 12 })

test('the first bracket that is one too many is found wherever it stands', () => {
  fc.assert(
    fc.property(pieces, (all) => {
      let depth = 0
      let text = ''
      let first: number | undefined
      for (const [piece, times] of all)
        for (let time = 0; time < times; time++) {
          if (/^[[{]/.test(piece)) depth++
          if (/^[\]}]/.test(piece)) depth--
          if (depth > deepest) first ??= text.length
          text += piece
        }
      expect(firstTooDeep(text)).toBe(first)
    }),
    { numRuns: 300 },
  )
})

test.each([
  { what: 'lists', open: '[', close: ']' },
  { what: 'objects', open: '{"a":', close: '}' },
])('as many $what as a manifest may have are not too many, whatever follows', ({ open, close }) => {
  const most = open.repeat(deepest)
  expect(firstTooDeep(most)).toBeUndefined()
  expect(firstTooDeep(`${most}"${open}"${close}${open}`)).toBeUndefined()
  expect(firstTooDeep(`${most}${close}${open}${open}${open}`)).toBe(
    most.length + close.length + open.length,
  )
})
