import { afterEach, expect, test } from 'vitest'
import { OpenManifests } from './manifest-file.ts'
import { TextStore } from './text-store.ts'

const files = new OpenManifests()
afterEach(() => files.close())

test.each([
  { size: 10, kept: 'in memory' },
  { size: 300_000, kept: 'on the disk' },
  { size: 1_500_000, kept: 'on the disk, each longer than what is read at once' },
])('texts of $size letters are $kept, and come back in any order', ({ size }) => {
  const texts = Array.from({ length: 7 }, (_, number) => `${number}é${'ü'.repeat(size)}`)
  const store = new TextStore(texts.length + 1, () => files.openText('').descriptor)
  const order = [3, 0, 6, 1, 5, 2, 4]
  for (const number of order) store.set(number, texts[number] ?? '')
  expect(order.toSorted().map((number) => store.at(number))).toEqual(texts)
  expect(store.at(texts.length)).toBe('')
})
