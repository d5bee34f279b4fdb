import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { watchRoom } from './room.ts'

test('room that was seen is taken for granted a quarter of a second, the lack of it never', async () => {
  let now = 0
  let looks = 0
  let isFull = false
  const hasRoom = watchRoom('.', {
    clock: () => now,
    look: async () => {
      looks++
      return !isFull
    },
  })
  expect([await hasRoom(), await hasRoom(), looks]).toEqual([true, true, 1])
  isFull = true
  now = 249
  expect(await hasRoom()).toBe(true)
  now = 250
  expect([await hasRoom(), await hasRoom(), looks]).toEqual([false, false, 3])
  isFull = false
  expect(await hasRoom()).toBe(true)
})

test('the disk of this machine has room', async () => {
  expect(await watchRoom(tmpdir())()).toBe(true)
})
