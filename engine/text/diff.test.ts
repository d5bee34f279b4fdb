import { expect, test } from 'vitest'
import { colourDiff, diff } from './diff.ts'

const patch = diff('m.json', 'a\nbread\nc\nd\n+\n', 'a\nBread\nc\nd\n+\n')

test('a diff shows what changed, with a line around it', () => {
  expect(patch).toBe('--- m.json\n+++ m.json\n@@ -1,3 +1,3 @@\n a\n-bread\n+Bread\n c\n')
})

test('nothing is shown where nothing changed', () => {
  expect(diff('m.json', 'a', 'a')).toBe('')
})

test('a terminal shows lines that go in red, and lines that come in green', () => {
  const lines = ['--- m.json', '+++ m.json', '@@ -1,3 +1,3 @@', ' a']
  const coloured = ['\u001b[31m-bread\u001b[39m', '\u001b[32m+Bread\u001b[39m', ' c', '']
  expect(colourDiff(patch)).toBe([...lines, ...coloured].join('\n'))
})

test('signs within a line are no colours', () => {
  const signs = diff('m.json', 'a - b +\n-\n', 'a - b +\n+\n')
  expect(colourDiff(signs)).toContain(
    '\n a - b +\n\u001b[31m--\u001b[39m\n\u001b[32m++\u001b[39m\n',
  )
})
