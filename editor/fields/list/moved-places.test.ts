import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAfterInsert, placeAfterMove, placeAfterRemove } from './moved-places.ts'

const place = fc.integer({ min: 0, max: 6 })
const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

test('what stood at a place is found where it stands afterwards', () => {
  fc.assert(
    fc.property(place, place, place, (at, from, to) => {
      const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? '')
      expect(moved[placeAfterMove(at, from, to)]).toBe(items[at])
      expect(items.toSpliced(from, 0, 'new')[placeAfterInsert(at, from)]).toBe(items[at])
      const left = placeAfterRemove(at, from)
      if (left !== undefined) expect(items.toSpliced(from, 1)[left]).toBe(items[at])
    }),
  )
})
