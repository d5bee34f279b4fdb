import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'
import { Projects } from './projects.tsx'

export const projects = defineBlock<'projects'>({
  component: Projects,
  outline: ({ projects }) => [2, ...projects.map(() => 3)],
  contents: ({ title, projects }) => titledPart(title, projects.length),
})
