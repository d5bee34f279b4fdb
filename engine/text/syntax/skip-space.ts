import { nameOfInvisible } from '../invisible.ts'
import type { Reading } from './reading.ts'

/** Goes to the next character that means something; comments and the marks of a merge on the way are mistakes. */
export function skipSpace(reading: Reading): void {
  const { text, lines } = reading
  for (;;) {
    while (reading.at < text.length && blank.test(text.charAt(reading.at))) skipBlank(reading)
    const end = endOfComment(reading)
    const isMark = /^(?:<{7}|={7}|>{7})/.test(text.slice(reading.at, reading.at + 7))
    if (end === undefined && !isMark) return
    const offset = reading.at
    reading.at = end ?? lines.endOf(offset)
    const fix = { offset, length: reading.at - offset, text: '' }
    reading.mistakes.push(isMark ? { offset, ...conflict } : { offset, ...comment, fix })
  }
}

const blank = /[\s\p{Cf}]/u
/** What JSON does not know and nobody sees, such as a no-break space, or a mark of another direction. */
const foreign = /(?:[^\S \t\r\n]|\p{Cf})+/uy

function skipBlank(reading: Reading): void {
  const offset = reading.at
  foreign.lastIndex = offset
  const found = foreign.exec(reading.text)?.[0] ?? ''
  reading.at += Math.max(found.length, 1)
  if (found)
    reading.mistakes.push({
      offset,
      message: `A sign that nobody sees (${nameOfInvisible(found)}) stands here, which JSON does not allow.`,
      hint: 'Write a plain space in its place.',
      fix: { offset, length: found.length, text: ' ' },
    })
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
