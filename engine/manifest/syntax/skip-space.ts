import { lineEnd } from './mistake.ts'
import type { Reading } from './reading.ts'

/** Goes to the next character that means something; comments on the way are mistakes. */
export function skipSpace(reading: Reading): void {
  const { text } = reading
  for (;;) {
    while (reading.at < text.length && /\s/.test(text.charAt(reading.at))) reading.at++
    const end = endOfComment(text, reading.at)
    if (end === undefined) return
    reading.mistakes.push({
      offset: reading.at,
      message: 'Comments are not allowed in JSON.',
      hint: 'Remove the comment.',
      fix: { offset: reading.at, length: end - reading.at, text: '' },
    })
    reading.at = end
  }
}

function endOfComment(text: string, offset: number): number | undefined {
  if (text.startsWith('//', offset) || text[offset] === '#') return lineEnd(text, offset)
  if (!text.startsWith('/*', offset)) return undefined
  const end = text.indexOf('*/', offset + 2)
  return end < 0 ? lineEnd(text, offset) : end + 2
}
