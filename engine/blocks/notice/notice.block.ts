import { defineBlock } from '../define-block.tsx'
import { Notice } from './notice.tsx'

export const notice = defineBlock<'notice'>({
  component: Notice,
})
