import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const table = defineBlock<'table'>({
  load: () => import('./table.tsx').then(({ Table }) => Table),
  outline: titleLevel,
  contents: ({ title }) => titledPart(title),
})
