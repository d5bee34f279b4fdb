import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offsetsWithin } from './offsets-within.ts'

/** Some way of writing a string as JSON: any UTF-16 unit may stand as its four digits. */
const written = fc
  .array(fc.tuple(fc.string({ unit: 'binary', maxLength: 2 }), fc.boolean()), { maxLength: 8 })
  .map((pieces) =>
    pieces.map(([text, isEscaped]) =>
      isEscaped ? escaped(text) : JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/'),
    ),
  )
  .map((pieces) => `"${pieces.join('')}"`)

const escaped = (text: string) =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

test('a piece of a string is written where it is said to be, and no more is', () => {
  fc.assert(
    fc.property(written, fc.nat(20), fc.nat(20), (literal, first, second) => {
      const value: string = JSON.parse(literal)
      const [start, end] = [Math.min(first, second), Math.max(first, second)]
      const within = offsetsWithin(literal)?.({ start, end })
      expect(within !== undefined).toBe(end <= value.length)
      if (!within) return
      const piece = literal.slice(within.start, within.end)
      expect(JSON.parse(`"${piece}"`)).toBe(value.slice(start, end))
      expect(JSON.parse(`${literal.slice(0, within.end)}"`)).toBe(value.slice(0, end))
    }),
  )
})

test.each(['"unclosed', '"a "quote" within"', '"a\tb"', 'bare', '12', '["a"]', ''])(
  'nothing stands within %s, which is no string of JSON',
  (literal) => expect(offsetsWithin(literal)).toBeUndefined(),
)
