import { closeSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { openUnseen } from './open-unseen.ts'
import { TextStore } from './text-store.ts'

const opened: number[] = []
afterEach(() => opened.splice(0).forEach(closeSync))

test.each([
  { size: 10, kept: 'in memory' },
  { size: 300_000, kept: 'on the disk' },
  { size: 1_500_000, kept: 'on the disk, each longer than what is read at once' },
])('texts of $size letters are $kept, and come back in any order', ({ size }) => {
  const texts = Array.from({ length: 7 }, (_, number) => `${number}é${'ü'.repeat(size)}`)
  const store = new TextStore(texts.length + 1, () => {
    opened.push(openUnseen())
    return opened.at(-1) ?? 0
  })
  const order = [3, 0, 6, 1, 5, 2, 4]
  for (const number of order) store.set(number, texts[number] ?? '')
  expect(order.toSorted().map((number) => store.at(number))).toEqual(texts)
  expect(store.at(texts.length)).toBe('')
})
