import { endBefore } from './mistake.ts'
import { otherSign } from './other-keyboards.ts'
import { readText } from './read-text.ts'
import { readWord } from './read-word.ts'
import type { Reading } from './reading.ts'
import { skipSpace } from './skip-space.ts'

/** Reads a key and the colon behind it. */
export function readKey(reading: Reading): string {
  const key = reading.text[reading.at] === '"' ? quotedKey(reading) : bareKey(reading)
  skipSpace(reading)
  readColon(reading)
  return key
}

function quotedKey(reading: Reading): string {
  const { text, at } = reading
  const read = readText(reading, at)
  const half = /^"([\w$-]+)\s*:/.exec(text.slice(at, read.end))
  if (half?.[1] !== undefined) {
    const end = at + 1 + half[1].length
    reading.mistakes.push({
      offset: at,
      message: `The key "${half[1]}" is not closed: its double quote at the end is missing.`,
      hint: 'Add the double quote before the colon.',
      fix: { offset: end, length: 0, text: '"' },
    })
    reading.at = end
    return half[1]
  }
  for (const mistake of read.mistakes) reading.mistakes.push(mistake)
  reading.at = read.end
  return read.value
}

const bareName = /[\w$-]+/y

function bareKey(reading: Reading): string {
  const { text, at } = reading
  bareName.lastIndex = at
  const name = bareName.exec(text)?.[0]
  if (name === undefined) {
    const { value, end, mistake } = readWord(reading, at)
    if (mistake) reading.mistakes.push(mistake)
    reading.at = Math.max(end, at + 1)
    return String(value)
  }
  const isHalf = text[at + name.length] === '"'
  reading.mistakes.push({
    offset: at,
    message: 'This is not in double quotes, as every text and every key must be.',
    hint: 'Put it in straight double quotes, as in "bread".',
    fix: { offset: at, length: name.length, text: isHalf ? `"${name}` : `"${name}"` },
  })
  reading.at = at + name.length + (isHalf ? 1 : 0)
  return name
}

function readColon(reading: Reading): void {
  const { text, at } = reading
  const char = text[at]
  if (char === ':') {
    reading.at++
    if (text[at + 1] !== ':') return
    reading.at++
    const fix = { offset: at + 1, length: 1, text: '' }
    const message = 'A colon stands here twice.'
    return void reading.mistakes.push({ offset: at + 1, message, hint: 'Remove one.', fix })
  }
  const other = otherSign(text, at)
  if (other?.fix?.text === ':') {
    reading.at++
    return void reading.mistakes.push(other)
  }
  if (char === '=') {
    const length = text.startsWith('=>', at) ? 2 : 1
    const fix = { offset: at, length, text: ':' }
    reading.at += length
    return void reading.mistakes.push({
      offset: at,
      message: 'A key and its value are separated by a colon.',
      hint: 'Write ":".',
      fix,
    })
  }
  if (char === undefined || ',]}'.includes(char)) return // the value is missing, too: one mistake
  const offset = endBefore(text, at)
  reading.mistakes.push({
    offset,
    message: 'A colon is missing between a key and its value.',
    hint: 'Write "key": value.',
    fix: { offset: offset + 1, length: 0, text: ':' },
  })
}
