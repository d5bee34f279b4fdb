import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits, type TextEdit } from './edits/text-edit.ts'
import { changedFiles, editText, type ManifestText, putTogether } from './pieces.ts'
import { withoutMark } from './without-mark.ts'

const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r\n', ' ', 'é'), maxLength: 9 })
const marks = fc.constantFrom('', '\uFEFF')
const value = '{ "include": "*.json" }'

/** A manifest with its pages in files, of any texts. */
const manifests = fc
  .record({ mark: marks, head: texts, tail: texts, pages: fc.array(fc.tuple(marks, texts)) })
  .filter(({ pages }) => pages.length > 0)
  .map(({ mark, head, tail, pages }) => {
    const manifest = { file: 'm.json', text: mark + head + value + tail }
    const place = { offset: head.length, end: head.length + value.length }
    const files = pages.map(([mark, text], at) => ({ file: `${at}.json`, text: mark + text }))
    return putTogether(manifest, place, files)
  })

/** One edit or none within each of its parts. */
const edited = manifests.chain((manifest) => {
  const edits = (manifest.pieces ?? []).map(({ start, end }) =>
    fc
      .record({ from: fc.nat(end - start), to: fc.nat(end - start), text: texts })
      .map(({ from, to, text }) => {
        const [first, last] = [Math.min(from, to), Math.max(from, to)]
        return { offset: start + first, length: last - first, text }
      }),
  )
  const some = fc.tuple(...edits.map((edit) => fc.option(edit, { nil: undefined })))
  return some.map((edits) => ({ manifest, edits: edits.flatMap((edit) => edit ?? []) }))
})

/** The line, and the column, that an offset of a text stands on. */
function placeIn(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: lines.at(-1)?.length }
}

function expectWhole({ text, pieces = [], files = [] }: ManifestText): void {
  for (const { file, start, end, offsetInFile, lineInFile } of pieces) {
    const own = withoutMark(files.find((each) => each.file === file)?.text ?? '')
    expect(own.slice(offsetInFile).startsWith(text.slice(start, end))).toBe(true)
    const { line, column } = placeIn(own, offsetInFile)
    expect(lineInFile).toBe(line)
    expect(column).toBe(placeIn(text, start).column)
  }
}

const withoutBlanks = (text?: string) => text?.replaceAll(' ', '')

describe('a manifest that is put together of any files', () => {
  test('has each of them at the columns that they have themselves', () => {
    fc.assert(fc.property(manifests, expectWhole))
  })

  test('is the same after edits, whether they are made in it or in its files', () => {
    fc.assert(
      fc.property(edited, ({ manifest, edits }) => {
        const after = editText(manifest, edits)
        // Blanks keep the columns of what follows the pages.
        expect(withoutBlanks(after?.text)).toBe(withoutBlanks(applyEdits(manifest.text, edits)))
        if (after) expectWhole(after)
        const changed = after && changedFiles(manifest, after)
        for (const { before, after } of changed ?? [])
          expect(before.startsWith('\uFEFF')).toBe(after.startsWith('\uFEFF'))
        expect((changed ?? []).length).toBeLessThanOrEqual(edits.length)
      }),
    )
  })

  test('is not edited where no file stands', () => {
    const overEnds = manifests.chain((manifest) => {
      const ends = (manifest.pieces ?? []).slice(0, -1).map(({ end }) => end)
      return fc.record({ manifest: fc.constant(manifest), end: fc.constantFrom(...ends) })
    })
    fc.assert(
      fc.property(overEnds, ({ manifest, end }) => {
        const within: TextEdit = { offset: end, length: 0, text: 'x' }
        expect(editText(manifest, [within, { offset: end, length: 1, text: '' }])).toBeUndefined()
      }),
    )
  })
})

test('a manifest of one file is edited in it, behind its mark', () => {
  const before = { file: 'm.json', text: '\uFEFFab' }
  const after = editText(before, [{ offset: 1, length: 1, text: 'c' }])
  expect(after).toEqual({ file: 'm.json', text: '\uFEFFac' })
  expect(after && changedFiles(before, after)).toEqual([
    { file: 'm.json', before: '\uFEFFab', after: '\uFEFFac' },
  ])
  expect(changedFiles(before, before)).toEqual([])
})

test('more text than can be in memory is refused with a sentence', () => {
  const page = { file: 'page.json', text: ' '.repeat(2 ** 28) }
  const manifest = { file: 'm.json', text: '{"pages": {}}' }
  const put = () => putTogether(manifest, { offset: 10, end: 12 }, [page, page])
  expect(put).toThrow('more than 512 MB of text')
})
