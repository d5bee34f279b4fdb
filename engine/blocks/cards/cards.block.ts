import { defineBlock } from '../define-block.tsx'
import { Cards } from './cards.tsx'

export const cards = defineBlock<'cards'>({
  component: Cards,
  outline: ({ cards }) => cards.flatMap(({ lists }) => [2, ...lists.map(() => 3)]),
})
