import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { Facts } from './facts.tsx'

export const facts = defineBlock<'facts'>({
  component: Facts,
  outline: ({ title, items }) => [...(title === undefined ? [] : [2]), ...items.map(() => 3)],
  contents: ({ title, items }) => titledPart(title, items.length),
})
