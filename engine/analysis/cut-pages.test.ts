import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPages } from './cut-pages.ts'

const manifest = JSON.stringify(
  { site: { name: 'Hé' }, pages: [{ a: 'x"y' }, { b: [{}] }, { c: '火' }], footer: {} },
  null,
  2,
)

/** Characters that mean something to JSON, and some that take several bytes. */
const written = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'{}[],:"\\ x\n', 'é', '🍞'), maxLength: 4 }),
  fc.constantFrom('{"d":1}', '{"d":1},', ',{"d":1}', '"pages":[', '"pages":[{}],', ']}', ''),
)

/** The text with something written over a stretch of it. */
const changed = (text: string) =>
  fc
    .record({ at: fc.nat(text.length), length: fc.nat(12), written })
    .map(({ at, length, written }) => text.slice(0, at) + written + text.slice(at + length))

test('after any change a text is cut as one that was never seen', () => {
  const states = changed(manifest).chain((one) => fc.tuple(fc.constant(one), changed(one)))
  fc.assert(
    fc.property(states, ([one, other]) => {
      const first = cutPages(manifest)
      expect(first?.pages).toHaveLength(3)
      const second = cutPages(one, first)
      expect(second).toEqual(cutPages(one))
      expect(cutPages(other, second ?? first)).toEqual(cutPages(other))
    }),
    { numRuns: 1000 },
  )
})
