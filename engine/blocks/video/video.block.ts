import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const video = defineBlock<'video'>({
  load: () => import('./video.tsx').then(({ Video }) => Video),
  outline: titleLevel,
  contents: ({ title }) => titledPart(title),
})
