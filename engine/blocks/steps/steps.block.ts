import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const steps = defineBlock<'steps'>({
  load: () => import('./steps.tsx').then(({ Steps }) => Steps),
  outline: ({ title, steps }) => [...titleLevel({ title }), ...steps.map(() => 3)],
  contents: ({ title }) => titledPart(title),
})
