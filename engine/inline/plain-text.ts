import { type Inline, parseInline } from './parse-inline.ts'

/** A text of the manifest without its marks: for places that know neither bold words nor links. */
export function plainText(text: string): string {
  return wordsOf(parseInline(text))
}

function wordsOf(nodes: Inline[]): string {
  return nodes.map((node) => (node.kind === 'text' ? node.text : wordsOf(node.children))).join('')
}
