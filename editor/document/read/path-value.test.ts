import { expect, test } from 'vitest'
import { isSamePath, withValue } from './path-value.ts'

test.each([
  { path: ['a', 1, 'b'], after: { a: [0, { b: 'new', c: 2 }] } },
  { path: ['a', 0], after: { a: ['new', { b: 1, c: 2 }] } },
  { path: ['a', 7, 'b'], after: { a: [0, { b: 1, c: 2 }] } }, // nowhere to put it
  { path: ['a', 0, 'b'], after: { a: [0, { b: 1, c: 2 }] } },
  { path: [], after: { a: [0, { b: 1, c: 2 }] } },
])('a value at $path makes another of the same', ({ path, after }) => {
  const before = { a: [0, { b: 1, c: 2 }] }
  expect(withValue<unknown>(before, path, 'new')).toEqual(after)
  expect(before).toEqual({ a: [0, { b: 1, c: 2 }] })
})

test('a text and nothing have no place for another value', () => {
  expect([withValue('text', [], 1), withValue(null, ['a'], 1)]).toEqual(['text', null])
})

test('paths are the same where all of their keys are', () => {
  const path = ['a', 0, 'b']
  const others = [['a', 0, 'b'], ['a', 0], ['a', 0, 'b', 1], ['a', 1, 'b'], []]
  expect(others.map((other) => isSamePath(path, other))).toEqual([true, false, false, false, false])
})
