import type { ReactNode } from 'react'
import { type Inline as InlineNode, parseInline } from '../inline/parse-inline.ts'

/** A text of the manifest with its bold words and links. */
export function Inline({ text }: { text: string }) {
  return parseInline(text).map(show)
}

function show(node: InlineNode): ReactNode {
  if (node.kind === 'text') return node.text
  const children = node.children.map(show)
  if (node.kind === 'bold') return <strong key={node.start}>{children}</strong>
  return (
    <a key={node.start} href={node.href}>
      {children}
    </a>
  )
}
