import { defineBlock } from '../define-block.tsx'
import { Facts } from './facts.tsx'

export const facts = defineBlock<'facts'>({
  component: Facts,
  outline: ({ title, items }) => [...(title === undefined ? [] : [2]), ...items.map(() => 3)],
})
