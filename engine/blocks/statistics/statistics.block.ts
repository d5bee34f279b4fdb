import { defineBlock } from '../define-block.tsx'
import { Statistics } from './statistics.tsx'

export const statistics = defineBlock<'statistics'>({
  component: Statistics,
  outline: ({ title }) => (title === undefined ? [] : [2]),
})
