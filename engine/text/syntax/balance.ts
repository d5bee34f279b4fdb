import { closerOf } from './mistake.ts'

/** Whether every bracket of a text is closed by its own kind. A text in quotes ends with its line. */
export function isBalanced(text: string): boolean {
  const open: string[] = []
  for (const [token] of text.matchAll(/"(?:\\.|[^"\\\n])*"?|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push(closerOf[token])
    else if ((token === '}' || token === ']') && open.pop() !== token) return false
  }
  return open.length === 0
}

/** The first bracket after `offset` that closes more than was opened since, if any. */
export function nextCloser(text: string, offset: number): string | undefined {
  let depth = 0
  const tokens = /"(?:\\.|[^"\\\n])*"?|[{}[\]]/g
  tokens.lastIndex = offset
  for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
    const [token] = match
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') {
      if (depth === 0) return token
      depth--
    }
  }
  return undefined
}
