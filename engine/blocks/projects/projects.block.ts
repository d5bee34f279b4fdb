import { defineBlock } from '../define-block.tsx'
import { Projects } from './projects.tsx'

export const projects = defineBlock<'projects'>({
  component: Projects,
  outline: ({ projects }) => [2, ...projects.map(() => 3)],
})
