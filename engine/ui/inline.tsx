import { keepNumbers } from '../inline/keep-numbers.ts'
import { parseInline } from '../inline/parse-inline.ts'

/** A text of the manifest with its bold words and links. */
export function Inline({ text: source }: { text: string }) {
  return parseInline(source).map((node, index) => {
    const key = `${index}${node.kind}`
    const text = keepNumbers(node.text)
    if (node.kind === 'bold') return <strong key={key}>{text}</strong>
    if (node.kind === 'link')
      return (
        <a key={key} href={node.href}>
          {text}
        </a>
      )
    return text
  })
}
