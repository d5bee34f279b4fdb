import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const gallery = defineBlock<'gallery'>({
  load: () => import('./gallery.tsx').then(({ Gallery }) => Gallery),
  outline: titleLevel,
  contents: ({ title }) => titledPart(title),
})
