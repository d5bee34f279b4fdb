import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOfShard, parseShard } from './shard.ts'

test('a shard is typed by its number and how many there are', () => {
  expect(parseShard('1/1')).toEqual({ number: 1, of: 1 })
  expect(parseShard('3/8')).toEqual({ number: 3, of: 8 })
  expect(parseShard('9999/9999')).toEqual({ number: 9999, of: 9999 })
})

test.each([
  ...['0/3', '4/3', '3', '1/0', 'x/3', '1/2/3', ' 1/3', '1/3 ', '1/', '/3', '1/10000', '00001/3'],
])('"%s" is no shard', (typed) => {
  expect(parseShard(typed)).toBeUndefined()
})

const shardsOf = (of: number) =>
  Array.from({ length: of }, (_, index) => ({ number: index + 1, of }))

test('each file belongs to one shard, whatever its name', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (name, of) => {
      expect(shardsOf(of).filter((shard) => isOfShard(shard)(name))).toHaveLength(1)
      expect(isOfShard(undefined)(name)).toBe(true)
    }),
  )
})

test('no shard has much more than its share', () => {
  const names = Array.from({ length: 2000 }, (_, number) => `/page-${number}.html`)
  for (const of of [2, 3, 8, 16]) {
    const counts = shardsOf(of).map((shard) => names.filter(isOfShard(shard)).length)
    expect(Math.max(...counts)).toBeLessThan((1.5 * names.length) / of)
  }
})
