import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesReader, splitManifest } from './split.ts'

const million = 1 << 20

/** Lengths around those at which what is read ends within a page, a string, or what stands between pages. */
const lengths = fc.oneof(
  fc.nat(40),
  fc.integer({ min: million - 60, max: million + 10 }),
  fc.integer({ min: 2 * million - 60, max: 2 * million + 10 }),
)
const space = fc.nat(30).map((length) => ' '.repeat(length))

test('pages are found wherever a reading ends', () => {
  const manifests = fc.record({
    before: lengths,
    pages: fc.array(fc.record({ length: lengths, space }), { minLength: 1, maxLength: 3 }),
  })
  fc.assert(
    fc.property(manifests, ({ before, pages }) => {
      const texts = pages.map(({ length }) => `{"a":"}\\"é${'x'.repeat(length)}","b":[{}]}`)
      const list = texts.map((text, page) => pages[page]?.space + text + pages[page]?.space).join()
      const text = `{"site":"${'y'.repeat(before)}","pages":[${list}],"texts":{}}`
      const bytes = new TextEncoder().encode(text)
      const seen: string[] = []
      const split = splitManifest(bytesReader(bytes), {
        onPage: (page) => seen.push(new TextDecoder().decode(page)),
      })
      expect(seen).toEqual(texts)
      expect(split?.globals).toBe(`{"site":"${'y'.repeat(before)}","pages":[],"texts":{}}`)
      const [start, end] = split?.ranges.slice(-2) ?? []
      expect(new TextDecoder().decode(bytes.subarray(start, end))).toBe(texts.at(-1))
    }),
    { numRuns: 30 },
  )
})

test('a list that is never closed is none, however long', () => {
  const text = `{"pages":[{"a":"${'x'.repeat(3 * million)}"}`
  expect(splitManifest(bytesReader(new TextEncoder().encode(text)))).toBeUndefined()
})
