import { defineBlock } from '../define-block.tsx'

export const panel = defineBlock<'panel'>({
  load: () => import('./panel.tsx').then(({ Panel }) => Panel),
  outline: ({ lists = [] }) => [2, ...lists.map(() => 3)],
})
