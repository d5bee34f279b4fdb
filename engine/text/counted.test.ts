import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  { count: 0, words: '0 errors' },
  { count: 1, words: '1 error' },
  { count: 2, words: '2 errors' },
  { count: 21, words: '21 errors' },
])('$words', ({ count, words }) => {
  expect(counted(count, 'error')).toBe(words)
})

test('words that have no plural of their own are given', () => {
  expect(counted(1, 'kind of block', 'kinds of block')).toBe('1 kind of block')
  expect(counted(3, 'link follows', 'links follow')).toBe('3 links follow')
})

/** The files whose words people read: on the editor's screen, and where commands are run. */
const folders = ['editor', 'engine', 'scripts']
const root = join(import.meta.dirname, '../..')
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /(?<!\.(?:test|spec))\.tsx?$/.test(name) && !/^(?:bench|server.killed)\b/.test(name),
    )
    .map((name) => join(folder, name)),
)

test('no other count has a plural that stays for one', () => {
  const things =
    'blocks|characters|conflicts|errors|files|findings|forms|hints|kinds|links|messages|pages|pictures|places|texts|warnings'
  const counts = new RegExp(`\\{[\\w.]+\\} (?:${things})\\b(?!=)`, 'g')
  const left = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(counts)].map(
      ([words]) => `${file}: ${words}`,
    ),
  )
  expect(left).toEqual([])
})
