import type { Reading } from './reading.ts'

/** Goes to the next character that means something; comments and the marks of a merge on the way are mistakes. */
export function skipSpace(reading: Reading): void {
  const { text, lines } = reading
  for (;;) {
    while (reading.at < text.length && /\s/.test(text.charAt(reading.at))) reading.at++
    const end = endOfComment(reading)
    const isMark = /^(?:<{7}|={7}|>{7})/.test(text.slice(reading.at, reading.at + 7))
    if (end === undefined && !isMark) return
    const offset = reading.at
    reading.at = end ?? lines.endOf(offset)
    const fix = { offset, length: reading.at - offset, text: '' }
    reading.mistakes.push(isMark ? { offset, ...conflict } : { offset, ...comment, fix })
  }
}

const comment = { message: 'Comments are not allowed in JSON.', hint: 'Remove the comment.' }

const conflict = {
  message: 'This is the mark of two versions that were not joined (a merge conflict).',
  hint: 'Keep one of the two versions and remove the marks.',
}

function endOfComment({ text, lines, at, lastCommentEnd }: Reading): number | undefined {
  if (text.startsWith('//', at) || text[at] === '#') return lines.endOf(at)
  if (!text.startsWith('/*', at)) return undefined
  return at + 2 > lastCommentEnd ? lines.endOf(at) : text.indexOf('*/', at + 2) + 2
}
