import { defineBlock } from '../define-block.tsx'

export const notice = defineBlock<'notice'>({
  load: () => import('./notice.tsx').then(({ Notice }) => Notice),
})
