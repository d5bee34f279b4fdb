/** Where a piece stands within its text: offsets in UTF-16 units, the end not included. */
interface TextRange {
  start: number
  end: number
}

/**
 * A piece of a text in the small inline form: `**bold**` and `[label](/path)`, which may stand in each other, and
 * nothing else. A backslash before `*`, `[`, `]` or itself makes the sign a sign.
 */
export type Inline = TextRange &
  (
    | { kind: 'text'; text: string }
    | { kind: 'bold'; children: Inline[] }
    | { kind: 'link'; children: Inline[]; href: string; hrefStart: number; hrefEnd: number }
  )

// Neither alternative looks beyond the next mark of its kind, so a text of nothing but marks takes no longer.
const marks =
  /\\([\\*[\]])|\*\*((?:[^*\\]|\\.|\*(?!\*))+)\*\*|\[((?:[^[\]\\]|\\.)+)\]\(([^()\s]+)\)/gsu

/** Parses a text of the manifest. What is not of the inline form is text: no mistake can lose a word. */
export function parseInline(text: string): Inline[] {
  return parseFrom(text, 0)
}

/** @param offset where the text begins within the whole one */
function parseFrom(text: string, offset: number): Inline[] {
  const nodes: Inline[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > end) nodes.push(textNode(text.slice(end, match.index), offset + end))
    end = match.index + match[0].length
    nodes.push(nodeOf(match, { start: offset + match.index, end: offset + end }))
  }
  if (end < text.length) nodes.push(textNode(text.slice(end), offset + end))
  return nodes
}

function textNode(text: string, start: number): Inline {
  return { kind: 'text', text, start, end: start + text.length }
}

function nodeOf([, sign, bold, label = '', href = '']: RegExpExecArray, range: TextRange): Inline {
  if (sign !== undefined) return { kind: 'text', text: sign, ...range }
  if (bold !== undefined)
    return { kind: 'bold', children: parseFrom(bold, range.start + 2), ...range }
  const hrefEnd = range.end - 1
  const target = { href, hrefStart: hrefEnd - href.length, hrefEnd }
  return { kind: 'link', children: parseFrom(label, range.start + 1), ...target, ...range }
}
