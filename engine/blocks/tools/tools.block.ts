import { defineBlock } from '../define-block.tsx'
import { Tools } from './tools.tsx'

export const tools = defineBlock<'tools'>({
  component: Tools,
  outline: ({ tools }) => tools.map(() => 2),
})
