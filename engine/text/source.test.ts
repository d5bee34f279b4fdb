import { describe, expect, test } from 'vitest'
import { putTogether } from './pieces.ts'
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

  test('a piece within a text ends where it is written to end', () => {
    const found = source.locateWithin(['pages', 1, '404'], { start: 3, end: 6 })
    expect(source.text.slice(found?.offset, found?.end)).toBe('{a}')
  })

  test('a piece of what is no text is placed at the value', () => {
    const { line, column } = source.placeWithin(['a/b~c'], { start: 0, end: 1 })
    expect([line, column]).toEqual([4, 12])
  })

  test('a key of digits is found by its number, and an item by its digits', () => {
    expect(source.find(['pages', 1, 404])).toBe(source.find(['pages', '1', '404']))
    expect(source.find(['pages', 1, 404])).toBeDefined()
    expect(source.find(['title', 'path'])).toBeUndefined()
  })

  test('the text itself begins its first line, and has no address', () => {
    expect(source.place(0)).toEqual({ file: 'm.json', line: 1, column: 1, pointer: '' })
  })
})

describe('a text that is put together of files', () => {
  const own = '{\n  "pages": { "include": "*.json" },\n  "title": 1 }\n'
  const page = '{\n  "title": "Bread",\n  "path": "/" }'
  const include = { offset: own.indexOf('{ "inc'), end: own.indexOf(',\n') }
  const pages = ['a/1.json', 'a/2.json'].map((file) => ({ file: `/site/${file}`, text: page }))
  const whole = putTogether({ file: '/site/m.json', text: own }, include, pages)
  const { text, pieces, files = [] } = whole
  const source = new Source('/site/m.json', text, undefined, [], pieces)

  test.each(files)('has each word of $file where it is there', ({ file, text: ownText }) => {
    const words = [...ownText.matchAll(/"(?:title|path|Bread)"|1 /g)]
    const alone = new Source(file, ownText)
    const found = [...text.matchAll(/"(?:title|path|Bread)"|1 /g)]
      .map(({ index }) => ({ index, ...source.inFile(index) }))
      .filter((place) => place.file === file)
    expect(found.map(({ offset }) => offset)).toEqual(words.map(({ index }) => index))
    for (const { index, offset, line, column } of found) {
      const { pointer: _, ...place } = alone.place(offset)
      expect({ file, line, column }).toEqual(place)
      const moved = source.placeInFile(source.place(index, ['a']))
      expect(moved).toEqual({ ...place, pointer: '/a' })
    }
  })

  test('has a place in its file, whatever was asked before', () => {
    const fresh = new Source('/site/m.json', text, undefined, [], pieces)
    const place = source.place(text.indexOf('"Bread"'))
    expect(fresh.placeInFile(place)).toEqual({ ...place, file: '/site/a/1.json', line: 2 })
  })

  test('leaves what is placed in another file where it is', () => {
    const place = { file: '/site/a/1.json', line: 2, column: 3, pointer: '/title' }
    expect(source.placeInFile(place)).toEqual(place)
  })

  test('has names below the folder of the manifest', () => {
    const names = files.map(({ file }) => source.nameOf(file))
    expect(names).toEqual(['m.json', 'a/1.json', 'a/2.json'])
    expect(source.nameOf('/elsewhere/site/m.json')).toBe('/elsewhere/site/m.json')
    expect(new Source('m.json', '').nameOf('a/1.json')).toBe('a/1.json')
    expect(new Source('C:\\site\\m.json', '').nameOf('C:\\site\\1.json')).toBe('1.json')
  })

  test('has its places as they are, where it is one file', () => {
    const alone = new Source('m.json', own)
    const place = { file: 'm.json', line: 3, column: 3, pointer: '/title' }
    expect(alone.placeInFile(place)).toEqual(place)
    const offset = own.indexOf('"title"')
    expect(alone.inFile(offset)).toEqual({ ...place, pointer: '', offset })
  })
})
