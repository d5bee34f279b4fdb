import { defineBlock } from '../define-block.tsx'
import { Cards } from './cards.tsx'
import { cardId, listId } from './place.ts'

export const cards = defineBlock<'cards'>({
  component: Cards,
  outline: ({ cards }) => cards.flatMap(({ lists = [] }) => [2, ...lists.map(() => 3)]),
  // Of several cards each is named, of one alone its lists are.
  contents: ({ cards }) => {
    const [first, ...others] = cards
    if (first?.lists && others.length === 0)
      return first.lists.map((list) => ({
        ...{ id: listId(first, list), name: list.heading, count: list.items.length },
      }))
    return cards.map((card) => ({
      ...{ id: cardId(card), name: card.title },
      ...(card.lists && { count: card.lists.flatMap(({ items }) => items).length }),
    }))
  },
})
