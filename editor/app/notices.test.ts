import { expect, test } from 'vitest'
import { refuse, tell } from './notices.ts'
import { toaster } from './screen/toaster.ts'

test('what is said again is the same notice', async () => {
  await tell('Saved.')
  await tell('Saved.')
  await refuse('There is no room.')
  await refuse('There is no room.')
  const told = toaster.getVisibleToasts().map(({ title }) => title)
  expect(told.toSorted()).toEqual(['Saved.', 'There is no room.'])
})
