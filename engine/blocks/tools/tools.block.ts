import { plainText } from '../../inline/plain-text.ts'
import { defineBlock } from '../define-block.tsx'

export const tools = defineBlock<'tools'>({
  load: () => import('./tools.tsx').then(({ Tools }) => Tools),
  outline: ({ tools }) => tools.map(() => 2),
  listed: ({ tools }) =>
    tools.map(({ id, name, kind, description }) => ({
      ...{ id, title: name, category: kind },
      summary: plainText(description),
    })),
})
