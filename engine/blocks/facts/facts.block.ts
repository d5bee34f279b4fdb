import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'
import { Facts } from './facts.tsx'

export const facts = defineBlock<'facts'>({
  component: Facts,
  outline: ({ title, items }) => [...titleLevel({ title }), ...items.map(() => 3)],
  contents: ({ title, items }) => titledPart(title, items.length),
})
