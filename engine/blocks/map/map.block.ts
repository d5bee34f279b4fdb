import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const map = defineBlock<'map'>({
  load: () => import('./map.tsx').then(({ PlaceMap }) => PlaceMap),
  outline: ({ title }) => (title === undefined ? [] : [2]),
  contents: ({ title }) => titledPart(title),
})
