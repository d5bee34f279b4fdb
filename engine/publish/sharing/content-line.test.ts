import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentLine, textValue } from './content-line.ts'

/** As RFC 5545 has readers do it. */
const unfold = (lines: string) => lines.replaceAll('\r\n ', '')
const read = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign) => (/n/i.test(sign) ? '\n' : sign))

const words = fc.array(
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('\\', ';', ',', '\n', '\\n', ' ', '\t', 'خبز', '🥖', 'é'),
  ),
)

test('whatever a text says, a reader has it again, from lines of at most 75 bytes', () => {
  fc.assert(
    fc.property(words, (pieces) => {
      const text = pieces.join('').replaceAll(/(?![\t\n])\p{Cc}/gu, '')
      const lines = contentLine('SUMMARY', textValue(text))
      expect(lines.endsWith('\r\n')).toBe(true)
      const all = lines.slice(0, -2).split('\r\n')
      for (const line of all) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(read(unfold(lines).slice('SUMMARY:'.length, -2))).toBe(text)
    }),
  )
})

test.each([
  { text: 'Bread; cheese, wine', value: 'Bread\\; cheese\\, wine' },
  { text: 'C:\\oven', value: 'C:\\\\oven' },
  { text: 'one\r\ntwo\rthree', value: 'one\\ntwo\\nthree' },
  { text: 'a\u0000b\u001bc\u007f\u0085', value: 'abc' },
])('$text is written as $value', ({ text, value }) => {
  expect(textValue(text)).toBe(value)
})
