import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const quotes = defineBlock<'quotes'>({
  load: () => import('./quotes.tsx').then(({ Quotes }) => Quotes),
  outline: ({ title }) => (title === undefined ? [] : [2]),
  contents: ({ title }) => titledPart(title),
})
