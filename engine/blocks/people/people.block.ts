import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { titleLevel } from '../title-level.ts'

export const people = defineBlock<'people'>({
  load: () => import('./people.tsx').then(({ People }) => People),
  outline: ({ title, people }) => [...titleLevel({ title }), ...people.map(() => 3)],
  contents: ({ title, people }) => titledPart(title, people.length),
})
