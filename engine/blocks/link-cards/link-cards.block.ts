import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'
import { LinkCards } from './link-cards.tsx'

export const linkCards = defineBlock<'link-cards'>({
  component: LinkCards,
  outline: ({ title, cards }) => [...titleLevel({ title }), ...cards.map(() => 3)],
})
