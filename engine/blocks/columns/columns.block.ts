import { titledPart } from '../../ui/place-id.ts'
import { defineBlock } from '../define-block.tsx'

export const columns = defineBlock<'columns'>({
  load: () => import('./columns.tsx').then(({ Columns }) => Columns),
  outline: ({ columns }) => [2, ...columns.flatMap(({ lists = [] }) => [3, ...lists.map(() => 4)])],
  contents: ({ title }) => titledPart(title),
})
