import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const logos = defineBlock<'logos'>({
  load: () => import('./logos.tsx').then(({ Logos }) => Logos),
  outline: ({ title }) => (title === undefined ? [] : [2]),
  contents: ({ title }) => titledPart(title),
})
