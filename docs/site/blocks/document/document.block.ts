import { defineBlock } from 'broadsheet/blocks/define-block.tsx'
import { Document } from './document.tsx'
import type { DocumentSection } from './schema.d.ts'

export default defineBlock<DocumentSection>({
  component: Document,
  outline: ({ title, isMain, parts }) => [
    ...(title ? [isMain ? 1 : 2] : []),
    ...parts.flatMap(({ heading }) => (heading ? [3] : [])),
  ],
  contents: ({ id, title }) => (id && title ? [{ id, name: title }] : []),
})
