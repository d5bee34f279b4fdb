import { defineBlock } from '../define-block.tsx'
import { Hero } from './hero.tsx'

export const hero = defineBlock<'hero'>({
  component: Hero,
  outline: () => [1],
  isDrawn: true,
})
