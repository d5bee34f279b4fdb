import { describe, expect, test } from 'vitest'
import { putTogether } from '../text/pieces.ts'
import { Source } from '../text/source.ts'
import type { Located } from '../text/source-range.ts'
import { parsePieces } from './parse-pieces.ts'

const own =
  '{\n  "site": { "name": "Hearth" },\n  "pages": { "include": "*.json" }, "footer": [1]\n}\n'
const include = '{ "include": "*.json" }'
const place = { offset: own.indexOf(include), end: own.indexOf(include) + include.length }

/** What is read of a manifest with these texts as its pages. */
function read(...pages: string[]) {
  const files = pages.map((text, index) => ({ file: `/site/${index}.json`, text }))
  const { text, pieces = [] } = putTogether({ file: '/site/m.json', text: own }, place, files)
  return { text, ...parsePieces('/site/m.json', text, pieces) }
}

/** Where all values of a text stand, with their keys. */
function rangesIn({ offset, end, keyOffset, members }: Located): unknown[] {
  return [offset, end, keyOffset, ...[...members].map(([key, inner]) => [key, rangesIn(inner)])]
}

const bread = '{\n  "path": "/bread",\n  "blocks": [{ "title": "Rye", "lists": [[1], {}] }]\n}\n'
const cakes = '\n { "path": "/cakes", "blocks": [] }'

describe('a manifest that is put together of files', () => {
  test('has its values where they stand in the whole', () => {
    const { text, source, value, pages, findings, isReadable } = read(bread, cakes)
    expect(rangesIn(source.root)).toEqual(rangesIn(new Source('', text).root))
    expect(value).toEqual({ site: { name: 'Hearth' }, pages: [null, null], footer: [1] })
    expect(pages).toEqual([JSON.parse(bread), JSON.parse(cakes)])
    expect(findings).toEqual([])
    expect(isReadable).toBe(true)
  })

  test('has what is wrong in a page at its place, with what mends it', () => {
    const { text, source, pages, findings } = read(bread, cakes.replace('",', '"'), bread)
    const at = text.indexOf('"/cakes"') + '"/cakes"'.length
    const [found, ...others] = findings
    expect(others).toEqual([])
    expect(found).toMatchObject({ code: 'syntax', fix: { offset: at, length: 0, text: ',' } })
    expect(found?.at).toEqual({ ...source.place(at - 1), pointer: '/pages/1' })
    expect(found && source.placeInFile(found.at)).toMatchObject({ file: '/site/1.json', line: 2 })
    expect(pages).toEqual([JSON.parse(bread), JSON.parse(cakes), JSON.parse(bread)])
  })

  test('has a key that stands twice at its page', () => {
    const twice = '{ "path": "/a", "site": { "b": 1, "b": 2 } }'
    expect(read(bread, twice).findings).toMatchObject([
      { code: 'key-duplicate', at: { pointer: '/pages/1/site/b' } },
    ])
  })

  test('says nothing of a page that cannot be read, and all of the others', () => {
    for (const broken of ['', '{ "path": "/a", "blocks": [{', `${'['.repeat(101)}`]) {
      const { pages, findings } = read(bread, broken, cakes)
      expect(pages).toEqual([JSON.parse(bread), undefined, JSON.parse(cakes)])
      expect(findings.map(({ at }) => at.pointer)).toEqual(['/pages/1'])
    }
  })
})
