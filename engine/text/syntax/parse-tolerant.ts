import { Lines } from '../lines.ts'
import type { Located } from '../source-range.ts'
import { Brackets } from './brackets.ts'
import { endBefore, type Mistake } from './mistake.ts'
import { readItems } from './read-list.ts'
import { readValue } from './read-value.ts'
import type { Reading } from './reading.ts'
import { skipSpace } from './skip-space.ts'

export interface Tolerant {
  /** What was meant, as far as that can be told. */
  value: unknown
  root: Located
  /** In the order of the text. */
  mistakes: Mistake[]
  /** Whether the reading ended in the midst of something, so that what is missing tells nothing. */
  isCutOff: boolean
}

/**
 * Parses a text that is not valid JSON: each mistake is written down and the reading goes on as if it
 * were mended. Where brackets do not match, the indentation says which one is wrong.
 */
export function parseTolerant(text: string): Tolerant {
  const brackets = new Brackets(text)
  const reading: Reading = {
    text,
    lines: new Lines(text),
    brackets,
    lastCommentEnd: text.lastIndexOf('*/'),
    at: 0,
    mistakes: [],
    open: [],
    trustsIndent: !brackets.isBalanced,
    isCutOff: false,
    readers: { value: readValue, items: readItems },
  }
  const { value, located } = readValue(reading)
  skipSpace(reading)
  if (reading.at < text.length) reading.mistakes.push(tooMuch(text, reading.at))
  const mistakes = withoutCascades(reading.mistakes.sort((a, b) => a.offset - b.offset))
  return { value, root: located, mistakes, isCutOff: reading.isCutOff }
}

/** Two mistakes at one place are one: what was seen first is the cause. */
const withoutCascades = (mistakes: Mistake[]) =>
  mistakes.filter(({ offset }, index) => offset !== mistakes[index - 1]?.offset)

function tooMuch(text: string, offset: number): Mistake {
  const rest = text.slice(offset).trim()
  if (/^[\s,{}[\]]*$/.test(rest)) {
    return {
      offset,
      message: `The bracket "${rest.charAt(0)}" closes nothing: none of its kind is open here.`,
      hint: 'Remove it.',
      fix: {
        offset: endBefore(text, offset) + 1,
        length: text.length - endBefore(text, offset) - 1,
        text: '\n',
      },
    }
  }
  return {
    offset,
    message: 'There is more text after the end of the manifest.',
    hint: 'Remove it, or look for a bracket that was closed too early.',
  }
}
