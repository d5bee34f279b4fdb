import type { Mistake } from './mistake.ts'
import { commas } from './other-keyboards.ts'
import { type Reading, restOfLine } from './reading.ts'

/** A value that is neither a list, an object nor a text in double quotes. */
export interface ReadWord {
  value: unknown
  end: number
  mistake?: Mistake
}

const words = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])
const wordUpToComma = new RegExp(`^[^\\s,;${commas}[\\]{}":]*`)
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
// A line may be the whole manifest: how far the other quote is looked for has an end.
const quotes =
  /^(?:'([^']{0,2000})'|‘([^’]{0,2000})’|“([^”]{0,2000})”|„([^“”]{0,2000})[“”]|`([^`]{0,2000})`|«([^»]{0,2000})»|「([^」]{0,2000})」|＂([^＂]{0,2000})＂)/
const halfQuoted = /^([^"{}[\]]{0,2000})"(?=\s*(?:[,}\]]|$))/
const meant: { [word: string]: string } = {
  True: 'true',
  TRUE: 'true',
  False: 'false',
  FALSE: 'false',
  None: 'null',
  nil: 'null',
  undefined: 'null',
}

/** Reads a number, true, false or null; what is none of them is explained and taken as it was meant. */
export function readWord(reading: Reading, offset: number): ReadWord {
  const line = restOfLine(reading, offset)
  const word = wordUpToComma.exec(line)?.[0] ?? ''
  if (words.has(word)) return { value: words.get(word), end: offset + word.length }
  if (number.test(word)) return { value: Number(word), end: offset + word.length }
  return readQuoted(line, offset) ?? readHalfQuoted(line, offset) ?? readBare(word, line, offset)
}

function readQuoted(line: string, offset: number): ReadWord | undefined {
  const match = quotes.exec(line)
  if (!match) return undefined
  const [literal] = match
  const value = match.slice(1).find((group) => group !== undefined) ?? ''
  return {
    value,
    end: offset + literal.length,
    mistake: {
      offset,
      message: 'This is not in double quotes, as every text and every key must be.',
      hint: 'Put it in straight double quotes, as in "bread".',
      fix: { offset, length: literal.length, text: JSON.stringify(value) },
    },
  }
}

/** `Hello",`: the quote at the end is there, the one at the beginning is not. */
function readHalfQuoted(line: string, offset: number): ReadWord | undefined {
  const match = halfQuoted.exec(line)
  if (!match) return undefined
  return {
    value: match[1] ?? '',
    end: offset + match[0].length,
    mistake: {
      offset,
      message: 'This text has a double quote at its end only.',
      hint: 'Add the double quote at its beginning.',
      fix: { offset, length: 0, text: '"' },
    },
  }
}

function readBare(word: string, line: string, offset: number): ReadWord {
  const right = meant[word]
  if (right) {
    const fix = { offset, length: word.length, text: right }
    const message = `"${word}" is not a word of JSON.`
    return {
      value: words.get(right),
      end: offset + word.length,
      mistake: { offset, message, hint: `Write ${right}.`, fix },
    }
  }
  if (/^[+-]?\.?\d|^[+-]?(?:NaN|Infinity)/.test(word)) {
    const message = 'This is not a number as JSON writes it.'
    const hint = 'Write digits with a point, as in 4.9, or put it in double quotes.'
    return {
      value: Number.parseFloat(word) || 0,
      end: offset + word.length,
      mistake: { offset, message, hint },
    }
  }
  const whole = /^[^,\]}]*/.exec(line)?.[0].trimEnd() || line.slice(0, 1)
  return {
    value: whole,
    end: offset + whole.length,
    mistake: {
      offset,
      message: 'This is not in double quotes, as every text and every key must be.',
      hint: 'Put it in straight double quotes, as in "bread".',
      fix: { offset, length: whole.length, text: JSON.stringify(whole) },
    },
  }
}
