import { defineBlock } from '../define-block.tsx'
import { Registers } from './registers.tsx'

export const registers = defineBlock<'registers'>({
  component: Registers,
  outline: ({ title, registers }) => [
    ...(title ? [2] : []),
    ...registers.map(() => (title ? 3 : 2)),
  ],
  asks: ({ registers }) => registers.map(({ action, most = 4 }) => ({ path: action.href, most })),
})
