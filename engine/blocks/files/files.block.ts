import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const files = defineBlock<'files'>({
  load: () => import('./files.tsx').then(({ Files }) => Files),
  outline: titleLevel,
  contents: ({ title, files }) => titledPart(title, files.length),
  files: ({ files }) => files.map(({ href }) => href),
})
