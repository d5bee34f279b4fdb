import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const embed = defineBlock<'embed'>({
  load: () => import('./embed.tsx').then(({ Embed }) => Embed),
  outline: ({ title }) => (title === undefined ? [] : [2]),
  contents: ({ title }) => titledPart(title),
})
