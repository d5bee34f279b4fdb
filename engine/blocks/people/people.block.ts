import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const people = defineBlock<'people'>({
  load: () => import('./people.tsx').then(({ People }) => People),
  outline: ({ title, people }) => [...(title === undefined ? [] : [2]), ...people.map(() => 3)],
  contents: ({ title, people }) => titledPart(title, people.length),
})
