import { defineBlock } from '../define-block.tsx'

export const tools = defineBlock<'tools'>({
  load: () => import('./tools.tsx').then(({ Tools }) => Tools),
  outline: ({ tools }) => tools.map(() => 2),
})
