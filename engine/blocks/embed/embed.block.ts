import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const embed = defineBlock<'embed'>({
  load: () => import('./embed.tsx').then(({ Embed }) => Embed),
  outline: titleLevel,
  contents: ({ title }) => titledPart(title),
})
