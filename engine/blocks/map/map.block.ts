import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const map = defineBlock<'map'>({
  load: () => import('./map.tsx').then(({ PlaceMap }) => PlaceMap),
  outline: titleLevel,
  contents: ({ title }) => titledPart(title),
})
