import fc from 'fast-check'
import { expect, test } from 'vitest'
import { didYouMean, distance, suggest } from './suggest.ts'

const known = ['title', 'tagline', 'description', 'keywords', '/bread', '/cakes']

test.each([
  { word: 'titel', meant: 'title' },
  { word: 'tittle', meant: 'title' },
  { word: 'Title', meant: 'title' },
  { word: 'descripton', meant: 'description' },
  { word: 'keywrods', meant: 'keywords' },
  { word: '/braed', meant: '/bread' },
  { word: 'subtitle', meant: undefined },
  { word: 'x', meant: undefined },
  { word: '', meant: undefined },
])('"$word" is meant as $meant', ({ word, meant }) => {
  expect(suggest(word, known)).toBe(meant)
})

test.each([
  { one: '', other: 'rye', edits: 3 },
  { one: 'rye', other: '', edits: 3 },
  { one: 'ab', other: 'ba', edits: 1 },
  { one: 'ab', other: 'ca', edits: 2 },
  { one: 'ab', other: 'bc', edits: 2 },
])('"$one" and "$other" differ by $edits', ({ one, other, edits }) => {
  expect(distance(one, other)).toBe(edits)
})

test('a distance is told up to what it may be at most', () => {
  const word = fc.stringMatching(/^[abc]{0,8}$/)
  fc.assert(
    fc.property(word, word, fc.nat(8), (one, other, most) => {
      const edits = distance(one, other)
      const told = distance(one, other, most)
      expect(edits > most ? told > most : told === edits).toBe(true)
    }),
  )
})

test('the nearest of several is suggested', () => {
  expect(suggest('cards', ['carts', 'card', 'cards'])).toBe('cards')
})

test('where nothing is near, only the other way is named', () => {
  expect(didYouMean('zebra', known, 'Look at the list.')).toBe('Look at the list.')
  expect(didYouMean('titel', known, 'Look at the list.')).toBe(
    'Did you mean "title"? Look at the list.',
  )
})

test('a word with one edit is found', () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/)
  const edit = fc.record({
    kind: fc.constantFrom('insert', 'remove', 'replace', 'swap'),
    at: fc.nat(100),
    letter: fc.stringMatching(/^[a-z]$/),
  })
  fc.assert(
    fc.property(word, edit, (right, { kind, at, letter }) => {
      const index = at % right.length
      const [before, after] = [right.slice(0, index), right.slice(index)]
      const wrong = {
        insert: before + letter + after,
        remove: before + after.slice(1),
        replace: before + letter + after.slice(1),
        swap: before + after.charAt(1) + after.charAt(0) + after.slice(2),
      }[kind]
      expect(suggest(String(wrong), ['0123456789', right])).toBe(right)
    }),
  )
})
