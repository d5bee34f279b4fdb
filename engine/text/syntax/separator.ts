import { isOutdented } from './close.ts'
import { endBefore } from './mistake.ts'
import { otherSign } from './other-keyboards.ts'
import type { Reading } from './reading.ts'
import { skipSpace } from './skip-space.ts'

/**
 * Reads what stands between two fields or items.
 * @param expected `one` after a value; `many` where a comma stands without one before it
 */
export function readSeparator(reading: Reading, expected: 'one' | 'many'): void {
  skipSpace(reading)
  const { text, at } = reading
  const char = text[at]
  if (char === undefined || char === '}' || char === ']') return
  if (char === ';') {
    const fix = { offset: at, length: 1, text: ',' }
    reading.mistakes.push({
      offset: at,
      message: 'A semicolon stands where a comma belongs.',
      hint: 'Write a comma.',
      fix,
    })
    reading.at++
    return
  }
  const other = otherSign(text, at)
  if (other?.fix?.text === ',') {
    reading.mistakes.push(other)
    reading.at++
    return
  }
  if (char !== ',') {
    missingComma(reading)
    return
  }
  reading.at++
  const next = nextOf(text, reading.at)
  if (next === undefined) return // the text is cut off: found as such
  if (expected === 'many' || next === '}' || next === ']') reading.mistakes.push(tooMany(at))
}

function missingComma(reading: Reading): void {
  if (isOutdented(reading)) return // a bracket is missing, the comma with it
  const offset = endBefore(reading.text, reading.at)
  reading.mistakes.push({
    offset,
    message: 'A comma is missing after this entry.',
    hint: 'Add "," after it.',
    fix: { offset: offset + 1, length: 0, text: ',' },
  })
}

const tooMany = (offset: number) => ({
  offset,
  message: 'There is a comma too many: nothing follows it.',
  hint: 'Remove the comma, or add what is missing after it.',
  fix: { offset, length: 1, text: '' },
})

const nextOf = (text: string, offset: number) => /\S/.exec(text.slice(offset, offset + 400))?.[0]
