import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { peerFolder, readPeers } from './peers.ts'

test.each([
  { text: 'hugo,eleventy', names: ['hugo', 'eleventy'] },
  { text: 'next, hugo,next', names: ['next', 'hugo'] },
  { text: 'none', names: [] },
])('"$text" names $names', ({ text, names }) => {
  expect(readPeers(text)).toEqual(names)
})

const file = (name: string) => (name === 'hugo' ? 'config.toml' : 'package-lock.json')

test('every peer has a site, and all are meant by "all"', () => {
  const names = readPeers('all')
  if (typeof names === 'string') throw new Error(names)
  expect(names).toContain('tanstack-start')
  for (const name of names) expect(existsSync(join(peerFolder(name), file(name))), name).toBe(true)
})

test.each([
  { text: 'elventy', said: 'Did you mean "eleventy"?' },
  { text: 'hugo,jekyll', said: 'There is no peer "jekyll".' },
  { text: 'hugo,', said: 'There is no peer "".' },
  { text: 'toString', said: 'There is no peer "toString".' },
])('"$text" is refused', ({ text, said }) => {
  expect(readPeers(text)).toContain(said)
})
