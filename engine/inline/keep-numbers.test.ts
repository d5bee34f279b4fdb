import { expect, test } from 'vitest'
import { keepNumbers } from './keep-numbers.ts'

test.each([
  { text: 'type DE 55 and EN 1, 2', kept: 'type DE\u00a055 and EN\u00a01, 2' },
  { text: 'A 4 page, Rye 3, TOOMUCH 2, DE five', kept: 'A 4 page, Rye 3, TOOMUCH 2, DE five' },
])('$text', ({ text, kept }) => {
  expect(keepNumbers(text)).toBe(kept)
})
