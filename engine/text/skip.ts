const quote = 34
const backslash = 92
const [openBrace, closeBrace, openBracket, closeBracket] = [123, 125, 91, 93]

/** The offset of the next character that is no white space. */
export function skipBlank(text: string, offset: number): number {
  let at = offset
  while (at < text.length && text.charCodeAt(at) <= 32) at++
  return at
}

/** The offset after a text in double quotes that begins at `offset`. */
export function endOfText(text: string, offset: number): number {
  let at = text.indexOf('"', offset + 1)
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1)
  return at < 0 ? text.length : at + 1
}

function isEscaped(text: string, offset: number): boolean {
  let at = offset
  while (text.charCodeAt(at - 1) === backslash) at--
  return (offset - at) % 2 === 1
}

/** The offset after the value of valid JSON that begins at `offset`. */
export function endOfValue(text: string, offset: number): number {
  let depth = 0
  for (let at = offset; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfText(text, at) - 1
    else if (code === openBrace || code === openBracket) depth++
    else if (code === closeBrace || code === closeBracket) depth--
    else if (depth > 0) continue
    else return endOfWord(text, at)
    if (depth === 0) return at + 1
  }
  return text.length
}

function endOfWord(text: string, offset: number): number {
  let at = offset
  while (at < text.length && !/[\s,\]}]/.test(text.charAt(at))) at++
  return at
}

/** How many keys stand in a text of valid JSON: a text in double quotes before a colon is one. */
export function countKeys(text: string): number {
  let count = 0
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = endOfText(text, at)
    if (text.charCodeAt(skipBlank(text, at)) === 58) count++
  }
  return count
}
