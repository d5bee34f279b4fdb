import { expect, test } from 'vitest'
import type { Block } from '../../schema/generated/manifest.js'
import { Source } from '../text/source.ts'
import { resolveShared } from './shared.ts'

const banner: Block = { type: 'banner', title: 'Our bread' }
const prose: Block = { type: 'prose', paragraphs: ['Write to us.'] }
const named = (name: string): Block => ({ type: 'shared', name })
const source = new Source('m.json', '[{"name":"a"},\n{"name":"b"}]')

test('a shared block is shown in place of its name, and is written where it is shared', () => {
  const written = [banner, named('order'), banner]
  expect(resolveShared(written, { order: prose }, ['blocks'], source)).toEqual({
    value: {
      blocks: [banner, prose, banner],
      origins: [
        ['blocks', 0],
        ['shared', 'order'],
        ['blocks', 2],
      ],
    },
    findings: [],
  })
})

test.each(['none', 'toString', 'twice'])('%s names no block: nothing is shown there', (name) => {
  const { value, findings } = resolveShared(
    [banner, named(name)],
    { order: prose, twice: named('order') },
    [],
    source,
  )
  expect(value).toEqual({ blocks: [banner], origins: [[0]] })
  expect(findings).toMatchObject([
    { code: 'shared-unknown', at: { line: 2, column: 9, pointer: '/1/name' } },
  ])
})
