import { expect, test } from 'vitest'
import { parseTolerant } from './parse-tolerant.ts'

// Each took longer than a test may take, or threw, while the time grew with the square of the text.
test.each([
  { what: 'brackets after a text that is not closed', text: `{"a": "x\n${'['.repeat(200_000)}` },
  { what: 'objects after a text that is not closed', text: `{"a": "x\n${'{"a":'.repeat(200_000)}` },
  { what: 'keys of keys', text: '"a": '.repeat(50_000) },
  { what: 'a manifest on one line', text: `[${'{"a":["b",{"c":1}]},'.repeat(20_000)}]` },
  { what: 'values without keys', text: `{"a":1,${'"b",'.repeat(20_000)}}` },
  { what: 'comments without end', text: '/*\n'.repeat(50_000) },
  { what: 'blanks before a comma', text: `["${' '.repeat(200_000)}", x"]` },
  { what: 'tabs in a text', text: `["${'\t'.repeat(200_000)}"` },
  { what: 'a text of many megabytes', text: `["${'a'.repeat(20_000_000)}"]]` },
])(
  '$what are read in time',
  ({ text }) => {
    expect(parseTolerant(text).mistakes).not.toEqual([])
  },
  10_000,
)
