import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const panel = defineBlock<'panel'>({
  load: () => import('./panel.tsx').then(({ Panel }) => Panel),
  outline: ({ lists = [] }) => [2, ...lists.map(() => 3)],
  contents: ({ title }) => titledPart(title),
})
