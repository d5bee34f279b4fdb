import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const gallery = defineBlock<'gallery'>({
  load: () => import('./gallery.tsx').then(({ Gallery }) => Gallery),
  outline: ({ title }) => (title === undefined ? [] : [2]),
  contents: ({ title }) => titledPart(title),
})
