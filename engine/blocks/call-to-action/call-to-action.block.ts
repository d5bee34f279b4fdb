import { defineBlock } from '../define-block.tsx'
import { CallToAction } from './call-to-action.tsx'

export const callToAction = defineBlock<'call-to-action'>({
  component: CallToAction,
  outline: () => [2],
  isDrawn: true,
})
