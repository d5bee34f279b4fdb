import { parseInline } from '../inline/parse-inline.ts'

/** A text of the manifest with its bold words and links. */
export function Inline({ text }: { text: string }) {
  return parseInline(text).map((node, index) => {
    const key = `${index}${node.kind}`
    if (node.kind === 'bold') return <strong key={key}>{node.text}</strong>
    if (node.kind === 'link')
      return (
        <a key={key} href={node.href}>
          {node.text}
        </a>
      )
    return node.text
  })
}
