import { defineBlock } from '../define-block.tsx'
import { LinkCards } from './link-cards.tsx'

export const linkCards = defineBlock<'link-cards'>({
  component: LinkCards,
  outline: ({ title, cards }) => [...(title === undefined ? [] : [2]), ...cards.map(() => 3)],
})
