import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'
import { Statistics } from './statistics.tsx'

export const statistics = defineBlock<'statistics'>({
  component: Statistics,
  outline: titleLevel,
})
