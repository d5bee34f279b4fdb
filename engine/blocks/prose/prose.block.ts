import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { Prose } from './prose.tsx'

export const prose = defineBlock<'prose'>({
  component: Prose,
  outline: ({ title }) => (title === undefined ? [] : [2]),
  contents: ({ id, title }) => titledPart(title).map((part) => ({ ...part, ...(id && { id }) })),
})
