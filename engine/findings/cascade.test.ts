import { expect, test } from 'vitest'
import { withoutCascades } from './cascade.ts'
import { type FindingCode, finding } from './finding.ts'

const found = (code: FindingCode, line: number, pointer = '') =>
  finding(code, { file: 'm.json', line, column: 1, pointer }, 'What is wrong.', 'What to do.')

test('on the line of a mistake in the syntax nothing else is told, whoever finds it', () => {
  const syntax = found('syntax', 3)
  const elsewhere = found('title-alike', 4)
  const sure = [syntax, found('key-unknown', 3)]
  expect(withoutCascades(sure, [found('link-malformed', 3), elsewhere], new Set())).toEqual([
    syntax,
    elsewhere,
  ])
})

test('one kind of finding at one place is told once', () => {
  const one = found('key-missing', 3)
  const others = [found('key-missing', 4), found('key-unknown', 3)]
  expect(withoutCascades([one, one, ...others], [one], new Set())).toEqual([one, ...others])
})

test('what comes of a value that was made up is not told, however deep; what stands beside it is', () => {
  const made = new Set(['/pages/0/blocks'])
  const beside = found('title-alike', 2, '/pages/0/title')
  const within = ['/pages/0/blocks', '/pages/0/blocks/1/title'].map((pointer, at) =>
    found('heading-order', 5 + at, pointer),
  )
  expect(withoutCascades([], [beside, ...within], made)).toEqual([beside])
  expect(withoutCascades(within, [], made)).toEqual(within)
  expect(withoutCascades([], [beside], new Set(['']))).toEqual([])
})
