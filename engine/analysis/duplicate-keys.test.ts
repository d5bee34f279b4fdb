import { expect, test } from 'vitest'
import { Source } from '../text/source.ts'
import { findDuplicateKeys } from './duplicate-keys.ts'

test.each([
  { text: '{"a": 1, "b": {"a": 1}, "c": [{"a": 1}, {"a": 1}]}', twice: [] },
  { text: '{"a": 1, "a": 2}', twice: ['/a 1:10'] },
  { text: '{"a": 1, "\\u0061": 2, "a": 3}', twice: ['/a 1:10', '/a 1:23'] },
  { text: '{"b": [1, [2], {"c": "a", "a": "c", "c": ","}]}', twice: ['/b/2/c 1:37'] },
  { text: '{"b": {"x": {}}, "": [],\n"": ":", "b": 0}', twice: ['/ 2:1', '/b 2:10'] },
  { text: '{"__proto__": 1, "__proto__": "\\":"}', twice: ['/__proto__ 1:18'] },
])('in $text the keys $twice stand twice', ({ text, twice }) => {
  const findings = findDuplicateKeys(new Source('m.json', text), JSON.parse(text))
  expect(findings.map(({ at }) => `${at.pointer} ${at.line}:${at.column}`)).toEqual(twice)
})
