import { defineBlock } from '../define-block.tsx'
import { Prose } from './prose.tsx'

export const prose = defineBlock<'prose'>({
  component: Prose,
  outline: ({ title }) => (title === undefined ? [] : [2]),
})
