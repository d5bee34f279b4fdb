import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const quotes = defineBlock<'quotes'>({
  load: () => import('./quotes.tsx').then(({ Quotes }) => Quotes),
  outline: titleLevel,
  contents: ({ title }) => titledPart(title),
})
