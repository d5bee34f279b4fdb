import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkFiles, chooserOf, fileName, type GivenFile, sizeInWords } from './file-rules.ts'
import type { FileKind, RuledField } from './form-rules.ts'

const errors = { missing: 'missing', malformed: 'kind', least: 'least', most: 'most', size: 'size' }
const field = (more: Partial<RuledField> = {}): RuledField => ({
  ...{ name: 'papers', kind: 'file', most: 3, errors },
  ...more,
})
const file = (content: string, name = 'a.pdf'): GivenFile => {
  const bytes = Uint8Array.from(content, (sign) => sign.charCodeAt(0))
  return { name, size: bytes.length, bytes }
}
const pdf = file('%PDF-1.7 …')
const check = (files: GivenFile[], more: Partial<RuledField> = {}) =>
  checkFiles([field(more)], { papers: files })

const zipOf = (...entries: string[]) => entries.map((name) => `PK\x03\x04${name}`).join('')
const odf = (type: string) =>
  `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.${type}PK`

describe('what a file is, its first bytes say', () => {
  test.each<[string, string, FileKind, string]>([
    ['PDF', '%PDF-1.4', 'pdf', 'a.pdf'],
    ['PDF', '%PDF-1.4', 'document', 'a.pdf'],
    ['JPEG', '\xff\xd8\xff\xe0', 'image', 'a.jpg'],
    ['PNG', '\x89PNG\r\n\x1a\n', 'image', 'a.png'],
    ['GIF', 'GIF89a', 'image', 'a.gif'],
    ['WebP', 'RIFF\x01\x02\x03\x04WEBPVP8', 'image', 'a.webp'],
    ['AVIF', '\0\0\0\x20ftypavif', 'image', 'a.avif'],
    ['HEIC', '\0\0\0\x20ftypheic', 'image', 'a.heic'],
    ['Word', zipOf('[Content_Types].xml', 'word/document.xml'), 'document', 'a.docx'],
    ['Excel', zipOf('[Content_Types].xml', 'xl/workbook.xml'), 'spreadsheet', 'a.xlsx'],
    ['OpenDocument', odf('text'), 'document', 'a.odt'],
    ['OpenDocument', odf('spreadsheet'), 'spreadsheet', 'a.ods'],
  ])('%s (%j) is taken as %s and called %s', (_, content, kind, name) => {
    const { files, errors } = check([file(content, 'a.exe')], { accept: [kind] })
    expect(errors).toEqual({})
    expect(files).toMatchObject([{ field: 'papers', name: name.replace('a.', 'a.exe.') }])
    const ending = name.slice(2)
    const kept = check([file(content, `a.${ending.toUpperCase()}`)], { accept: [kind] })
    expect(kept.files).toMatchObject([{ name }])
  })

  test.each([
    ['a program', 'MZ\x90', 'a.pdf'],
    ['a page', '<!doctype html><script>', 'a.pdf'],
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg">', 'a.png'],
    ['any zip', zipOf('a.txt'), 'a.docx'],
    ['Word with macros', zipOf('word/document.xml', 'word/vbaProject.bin'), 'a.docx'],
    ['Word before 2007', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'a.docx'],
    ['a master document', odf('text-master'), 'a.odt'],
    ['nothing', '', 'a.pdf'],
  ])('%s is none of the kinds', (_, content, name) => {
    expect(check([file(content, name)])).toEqual({ files: [], errors: { papers: 'kind' } })
  })

  test('another kind than is asked for is refused', () => {
    expect(check([pdf], { accept: ['image'] }).errors).toEqual({ papers: 'kind' })
  })
})

describe('limits', () => {
  const large = (megabytes: number) => ({ ...pdf, size: megabytes * 1_000_000 })
  test.each<[string, GivenFile[], Partial<RuledField>, string | undefined]>([
    ['nothing, where it may be', [], {}, undefined],
    ['nothing, where it must be', [], { required: true }, 'missing'],
    ['three of three', [pdf, pdf, pdf], {}, undefined],
    ['four of three', [pdf, pdf, pdf, pdf], {}, 'most'],
    ['two of one', [pdf, pdf], { most: 1 }, 'most'],
    ['one of two at least', [pdf], { least: 2 }, 'least'],
    ['5 MB where nothing is said', [large(5)], {}, undefined],
    ['more than 5 MB', [large(5.001)], {}, 'size'],
    ['more than the field’s own', [large(1.1)], { megabytes: 1 }, 'size'],
    ['twice 5 MB', [large(5), large(5)], {}, undefined],
    ['thrice 4 MB', [large(4), large(4), large(4)], {}, 'size'],
  ])('%s', (_, files, more, error) => {
    expect(check(files, more).errors).toEqual(error ? { papers: error } : {})
  })

  test('hold for all fields of a message together', () => {
    const fields = [field(), field({ name: 'photos' }), field({ name: 'text', kind: 'text' })]
    const given = { papers: [large(5)], photos: [large(5), large(1)], text: [large(9)] }
    expect(checkFiles(fields, given).errors).toEqual({ photos: 'size' })
  })
})

describe('a name', () => {
  const endings = ['pdf'] as const
  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ada\\cv.PDF', 'cv.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['a\r\nBcc: all@example.com', 'aBcc all@example.com.pdf'],
    ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['-rf.pdf', 'rf.pdf'],
    ['con.pdf', '_con.pdf'],
    ['...', 'file.pdf'],
    ['', 'file.pdf'],
    [`${'🙂'.repeat(200)}.pdf`, `${'🙂'.repeat(60)}.pdf`],
  ])('%j is %j', (name, clean) => {
    expect(fileName(name, endings)).toBe(clean)
  })

  test('is safe whatever it was, and cleaning it again changes nothing', () => {
    const hard = fc.string({
      unit: fc.constantFrom('/', '\\', '.', '\0', '\u202e', ' ', 'a', ':', '~'),
    })
    fc.assert(
      fc.property(fc.oneof(hard, fc.string({ unit: 'binary' })), (name) => {
        const clean = fileName(name, endings)
        expect(clean).toMatch(/^[^\p{C}\p{Zl}\p{Zp}/\\<>:"|?*]+\.pdf$/u)
        expect(clean).not.toMatch(/^[.\s~-]|\s$/)
        expect(fileName(clean, endings)).toBe(clean)
        expect(new TextEncoder().encode(clean).length).toBeLessThanOrEqual(250)
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  [999, '999 B'],
  [310_400, '310 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_249_000, '1.2 MB'],
])('%i bytes are %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words))

test('the browser offers what the field takes, and pictures as such', () => {
  expect(chooserOf({ accept: ['pdf'] })).toBe('.pdf')
  expect(chooserOf({ accept: ['image', 'document'] })).toBe('image/*,.pdf,.docx,.odt')
  expect(chooserOf({})).toBe('image/*,.pdf,.docx,.odt,.xlsx,.ods')
})
