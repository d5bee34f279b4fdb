import { expect, test } from 'vitest'
import type { Field } from '../describe.ts'
import { wordsOf } from './words-of.ts'

const text: Field = { title: 'Line', kind: 'text', format: 'inline' }
const figure: Field = { title: 'Figure', kind: 'shape', shape: 'Statistic' }
const variables = { years: '30', brand: 'Hearth & Rye' }

test.each([
  { field: text, value: '**{years}** years of bread', words: '30 years of bread' },
  { field: text, value: 'From {mill}', words: 'From {mill}' },
  { field: text, value: '', words: undefined },
  { field: figure, value: { value: '{years}', label: 'years of bread' }, words: '30' },
  {
    field: { title: 'Acceptance', kind: 'shape', shape: 'Acceptance' } satisfies Field,
    value: { code: 'title-long', page: '/', reason: 'It is our name.' },
    words: 'It is our name.',
  },
])('an item is known as "$words"', ({ field, value, words }) => {
  expect(wordsOf(field, value, variables)).toBe(words)
})
