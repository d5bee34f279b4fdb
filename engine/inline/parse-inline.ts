/** A piece of a text in the small inline form: `**bold**` and `[label](/path)`, nothing else. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }

const inlinePattern = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g

/** Parses a text of the manifest. What is not of the inline form is text: no mistake can lose a word. */
export function parseInline(text: string): Inline[] {
  const nodes: Inline[] = []
  let end = 0
  for (const match of text.matchAll(inlinePattern)) {
    if (match.index > end) nodes.push({ kind: 'text', text: text.slice(end, match.index) })
    const [whole, bold, label, href] = match
    if (bold !== undefined) nodes.push({ kind: 'bold', text: bold })
    else if (label !== undefined && href !== undefined)
      nodes.push({ kind: 'link', text: label, href })
    end = match.index + whole.length
  }
  if (end < text.length) nodes.push({ kind: 'text', text: text.slice(end) })
  return nodes
}
