import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const table = defineBlock<'table'>({
  load: () => import('./table.tsx').then(({ Table }) => Table),
  outline: ({ title }) => (title === undefined ? [] : [2]),
  contents: ({ title }) => titledPart(title),
})
