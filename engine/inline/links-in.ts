import { type Inline, parseInline } from './parse-inline.ts'

/** A link within a text. */
export interface InlineLink {
  href: string
  /** Where the target stands within the text, in UTF-16 units. */
  start: number
  /** Where it ends; not included. */
  end: number
}

/** All links of a text, also those within bold words, in their order. */
export function linksIn(text: string): InlineLink[] {
  return text.includes('](') ? linksOf(parseInline(text)) : []
}

function linksOf(nodes: Inline[]): InlineLink[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return []
    if (node.kind === 'bold') return linksOf(node.children)
    return { href: node.href, start: node.hrefStart, end: node.hrefEnd }
  })
}
