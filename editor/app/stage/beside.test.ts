import { expect, test } from 'vitest'
import { beside } from './beside.ts'

const card = { width: 320, height: 160 }
const room = { width: 700, height: 800 }

test.each([
  ['below', { x: 40, y: 100 }, { left: 40, top: 126 }],
  ['not beyond the right edge', { x: 600, y: 100 }, { left: 376, top: 126 }],
  ['not beyond the left edge', { x: -90, y: 100 }, { left: 4, top: 126 }],
  ['above where there is no room below', { x: 40, y: 700 }, { left: 40, top: 534 }],
])('stands %s', (_, { x, y }, place) => {
  expect(beside({ x, y, width: 40, height: 20 }, card, room)).toEqual(place)
})

test('covers what it is about where there is room on neither side', () => {
  const box = { x: 40, y: 20, width: 40, height: 700 }
  expect(beside(box, card, room)).toEqual({ left: 40, top: 636 })
})
