import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const steps = defineBlock<'steps'>({
  load: () => import('./steps.tsx').then(({ Steps }) => Steps),
  outline: ({ title, steps }) => [...(title === undefined ? [] : [2]), ...steps.map(() => 3)],
  contents: ({ title }) => titledPart(title),
})
