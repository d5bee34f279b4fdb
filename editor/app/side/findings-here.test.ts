import { expect, test } from 'vitest'
import { analyse } from '../../../engine/analysis/analyse.ts'
import { pathOf } from '../../../engine/text/source.ts'
import { valueAt } from '../../document/act/plan.ts'
import { placesWithoutField } from './findings-here.tsx'

const { source } = analyse(
  '',
  JSON.stringify({
    pages: [{ path: '/', blocks: [{ type: 'banner', title: 'Rye', subtitle: 'Dark' }] }],
  }),
)
const session = { valueAt: async (pointer: string) => valueAt(source, pathOf(pointer)) }

test.each([
  { place: '/pages/0/blocks/0', isShown: false }, // of the part as a whole no field tells
  { place: '/pages/0/blocks/0/title', isShown: true },
  { place: '/pages/0/blocks/0/tagline', isShown: false }, // not written, so it has no field yet
  { place: '/pages/0/blocks/0/subtitle', isShown: false }, // unknown
  { place: '/pages/0/blocks/0/type', isShown: false }, // nobody edits it
])('what is found at $place is told beside its field: $isShown', async ({ place, isShown }) => {
  const without = await placesWithoutField(session, [place], '/pages/0/blocks/0')
  expect(without).toEqual(isShown ? [] : [place])
})
