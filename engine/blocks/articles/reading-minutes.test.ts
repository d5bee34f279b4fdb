import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test.each([
  [3, 1],
  [290, 1],
  [310, 2],
  [1000, 5],
])('%d words take %d min', (words, minutes) => {
  const [heading, item] = ['word', 'word']
  const paragraph = Array(words - 2)
    .fill('word')
    .join(' ')
  expect(readingMinutes({ sections: [{ heading, paragraphs: [paragraph], items: [item] }] })).toBe(
    minutes,
  )
})
