import { expect, test } from 'vitest'
import { createTypeAhead, rowAfter } from './list-keys.ts'

test.each([
  { key: 'ArrowDown', at: 1, row: 2 },
  { key: 'ArrowDown', at: 3, row: undefined },
  { key: 'ArrowUp', at: 1, row: 0 },
  { key: 'ArrowUp', at: 0, row: undefined },
  { key: 'Home', at: 2, row: 0 },
  { key: 'End', at: 2, row: 3 },
  { key: 'a', at: 2, row: undefined },
])('$key leads from row $at of four to $row', ({ key, at, row }) => {
  expect(rowAfter(key, at, 4)).toBe(row)
})

const names = ['Bread', 'Cakes', 'Buns', 'Rye', 'bagels']

test.each([
  { typed: 'b', from: 0, row: 2 },
  { typed: 'bb', from: 0, row: 4 },
  { typed: 'bbb', from: 0, row: 0 }, // past the last one it begins again
  { typed: 'br', from: 2, row: 0 },
  { typed: 'BA', from: 0, row: 4 },
  { typed: 'x', from: 0, row: undefined },
])('"$typed" on row $from leads to row $row', ({ typed, from, row }) => {
  const lookFor = createTypeAhead()
  let at: number | undefined = from
  for (const [index, letter] of [...typed].entries())
    at = lookFor(letter, names, at ?? from, index * 100)
  expect(at).toBe(row)
})

test('after a pause another word begins', () => {
  const lookFor = createTypeAhead()
  lookFor('b', names, 0, 0)
  expect(lookFor('r', names, 2, 501)).toBe(3)
})
