import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'
import { Prose } from './prose.tsx'

export const prose = defineBlock<'prose'>({
  component: Prose,
  outline: titleLevel,
  contents: ({ id, title }) => titledPart(title).map((part) => ({ ...part, ...(id && { id }) })),
})
