import { defineBlock } from '../define-block.tsx'

export const notFound = defineBlock<'not-found'>({
  load: () => import('./not-found.tsx').then(({ NotFound }) => NotFound),
  outline: ({ help }) => (help ? [1, 2] : [1]),
  isDrawn: true,
  searches: ({ help }) => help !== undefined,
})
