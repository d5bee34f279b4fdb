import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits } from '../../../engine/text/edits/text-edit.ts'
import { pathOf, Source } from '../../../engine/text/source.ts'
import type { Located } from '../../../engine/text/source-range.ts'
import { isRefused } from '../act/plan.ts'
import { planSet } from '../act/set.ts'
import { sourceAfter } from './source-after.ts'

const value = {
  site: { name: 'Hearth' },
  pages: [
    { title: 'Bread', blocks: [{ title: '' }, { title: 'Rye "dark"' }] },
    { title: 'Cakes', blocks: [] },
  ],
  footer: ['one', 'two'],
}

/** All that is known of where values stand, by their keys. */
const placesIn = ({ offset, end, members }: Located): unknown => [
  ...[offset, end],
  [...members].map(([key, member]) => [key, placesIn(member)]),
]

test('after any typing, values stand where a fresh reading finds them', () => {
  const pointers = ['/site/name', '/pages/0/blocks/0/title', '/pages/1/title', '/footer/1']
  const typing = fc.record({ pointer: fc.constantFrom(...pointers), written: fc.string() })
  fc.assert(
    fc.property(fc.array(typing, { minLength: 1, maxLength: 6 }), (typings) => {
      let source = new Source('', JSON.stringify(value, null, 2))
      for (const { pointer, written } of typings) {
        const analysis = () => expect.unreachable('where values stand is known')
        const plan = planSet(pointer, written, { analysis, source: () => source })
        const [edit] = isRefused(plan) ? [] : plan.edits
        if (!edit) continue
        source = sourceAfter(source, edit, applyEdits(source.text, [edit]))
        expect(placesIn(source.root)).toEqual(placesIn(new Source('', source.text).root))
        expect(source.find(pathOf(pointer))).toBeDefined()
      }
    }),
  )
})
