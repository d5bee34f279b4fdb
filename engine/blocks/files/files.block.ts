import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const files = defineBlock<'files'>({
  load: () => import('./files.tsx').then(({ Files }) => Files),
  outline: ({ title }) => (title === undefined ? [] : [2]),
  contents: ({ title, files }) => titledPart(title, files.length),
  files: ({ files }) => files.map(({ href }) => href),
})
