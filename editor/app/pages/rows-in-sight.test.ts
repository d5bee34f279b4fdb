import { expect, test } from 'vitest'
import { rowsInSight } from './use-rows-in-sight.ts'

test('a list that is short is there as a whole', () => {
  expect(rowsInSight(60, 0)).toEqual({ from: 0, to: 60 })
})

test.each([0, 19, 20, 333, 500, 979, 5000])(
  'row %i of 1,000 is there, with its neighbors',
  (top) => {
    const { from, to } = rowsInSight(1000, top)
    const seen = Math.min(top, 990)
    expect(to - from).toBe(60)
    expect(from).toBeGreaterThanOrEqual(0)
    expect(from).toBeLessThanOrEqual(Math.max(0, seen - 10))
    expect(to).toBeLessThanOrEqual(1000)
    expect(to).toBeGreaterThanOrEqual(Math.min(1000, seen + 30))
  },
)
