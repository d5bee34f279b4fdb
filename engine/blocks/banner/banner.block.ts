import { defineBlock } from '../define-block.tsx'
import { Banner } from './banner.tsx'

export const banner = defineBlock<'banner'>({
  component: Banner,
  outline: () => [1],
  isDrawn: true,
})
