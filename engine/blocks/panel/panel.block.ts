import { defineBlock } from '../define-block.tsx'
import { Panel } from './panel.tsx'

export const panel = defineBlock<'panel'>({
  component: Panel,
  outline: ({ lists = [] }) => [2, ...lists.map(() => 3)],
})
