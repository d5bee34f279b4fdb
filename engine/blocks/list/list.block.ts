import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const list = defineBlock<'list'>({
  load: () => import('./list.tsx').then(({ List }) => List),
  // What it lists, and with it the headings there, is known only where all pages are.
  outline: titleLevel,
  contents: ({ title }) => titledPart(title),
  queries: ({ of, tag, most, perPage }) => [
    { of, ...(tag && { tag }), ...(most && { most }), ...(perPage && { perPage }) },
  ],
})
