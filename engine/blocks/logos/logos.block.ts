import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const logos = defineBlock<'logos'>({
  load: () => import('./logos.tsx').then(({ Logos }) => Logos),
  outline: titleLevel,
  contents: ({ title }) => titledPart(title),
})
