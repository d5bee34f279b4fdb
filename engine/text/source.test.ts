import { describe, expect, test } from 'vitest'
import { pathOf, Source } from './source.ts'

const text = [
  '{',
  '  "title": "Bread",',
  '\t"pages": [{ "path": "/" }, { "path": "/é", "404": "🥖 {a} {a}" }],',
  '  "a/b~c": 1',
  '}',
].join('\n')

describe.each([
  { ends: 'Unix', source: new Source('m.json', text) },
  { ends: 'Windows', source: new Source('m.json', text.replaceAll('\n', '\r\n')) },
  { ends: 'Unix after a byte order mark', source: new Source('m.json', `\uFEFF${text}`) },
])('with the line ends of $ends', ({ source }) => {
  test.each([
    { of: '', at: '1:1' },
    { of: '/title', at: '2:12' },
    { of: '/pages/1', at: '3:29' },
    { of: '/pages/1/404', at: '3:52' },
    { of: '/a~1b~0c', at: '4:12' },
    { of: '/pages/1/blocks/0', at: '3:29' }, // not there: the nearest around it
    { of: '/pages/7', at: '3:11' },
    { of: '/title/0', at: '2:12' },
  ])('the value $of stands at $at', ({ of, at }) => {
    const { line, column, pointer } = source.placeOf(pathOf(of))
    expect(`${line}:${column}`).toBe(at)
    expect(pointer).toBe(of)
  })

  test('a key stands before its value', () => {
    const { line, column } = source.placeOfKey(['title'])
    expect([line, column]).toEqual([2, 3])
  })

  test('a piece within a text is placed by its range, in UTF-16 units', () => {
    const path = ['pages', 1, '404']
    const columns = [3, 7, 8].map((start) => source.placeWithin(path, { start, end: start + 3 }))
    // The third would end beyond the text: it is placed at the text itself.
    expect(columns.map(({ column }) => column)).toEqual([56, 60, 52])
  })
})
