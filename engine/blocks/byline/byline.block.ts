import { defineBlock } from '../define-block.tsx'

export const byline = defineBlock<'byline'>({
  load: () => import('./byline.tsx').then(({ Byline }) => Byline),
})
