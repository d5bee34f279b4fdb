import { defineBlock } from '../define-block.tsx'

export const diagram = defineBlock<'diagram'>({
  load: () => import('./diagram.tsx').then(({ Diagram }) => Diagram),
  outline: () => [2],
  choices: ({ actors, steps }) =>
    steps.flatMap(({ from, to }, index) =>
      Object.entries({ from, to }).flatMap(([end, value]) =>
        value === undefined
          ? []
          : [{ value, choices: actors.map(({ name }) => name), path: ['steps', index, end] }],
      ),
    ),
})
