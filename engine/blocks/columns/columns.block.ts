import { defineBlock } from '../define-block.tsx'
import { Columns } from './columns.tsx'

export const columns = defineBlock<'columns'>({
  component: Columns,
  outline: ({ columns }) => [2, ...columns.flatMap(({ lists = [] }) => [3, ...lists.map(() => 4)])],
})
