import { textBeforeKey, textOfLines, textWithQuotes } from './mend-text.ts'
import { endBefore } from './mistake.ts'
import { readList } from './read-list.ts'
import { isKeyNext, readObject, readObjectWithoutBracket } from './read-object.ts'
import { readText } from './read-text.ts'
import { readWord } from './read-word.ts'
import { type Reading, type ReadValue, rangeOf } from './reading.ts'
import { skipSpace } from './skip-space.ts'

/** Reads whatever stands next as a value. */
export function readValue(reading: Reading): ReadValue {
  skipSpace(reading)
  const { text, at } = reading
  const char = text[at]
  if (char === '{') return readObject(reading)
  if (char === '[') return readList(reading)
  if (char === undefined || ',]}:'.includes(char)) return missing(reading)
  if (isKeyNext(reading))
    return reading.open.length ? missing(reading) : readObjectWithoutBracket(reading)
  if (char === '"') return readTextValue(reading)
  const { value, end, mistake } = readWord(reading, at)
  if (mistake) reading.mistakes.push(mistake)
  reading.at = end
  return { value, located: rangeOf(at, end) }
}

function missing(reading: Reading): ReadValue {
  const offset = endBefore(reading.text, reading.at)
  const isEmpty = offset === 0 && reading.text.trim() === ''
  reading.mistakes.push({
    offset,
    message: isEmpty ? 'The file is empty.' : 'A value is missing after this.',
    hint: isEmpty
      ? 'A manifest begins with "{". Take back the last change.'
      : 'Write the value, or remove the key.',
  })
  return { value: null, located: rangeOf(offset, offset) }
}

function readTextValue(reading: Reading): ReadValue {
  const { text, at } = reading
  const read = readText(reading, at)
  const whole = read.isClosed
    ? (textBeforeKey(reading, read.end) ?? textWithQuotes(reading, read.end))
    : textOfLines(text, at)
  if (whole) {
    reading.mistakes.push(whole.mistake)
    reading.at = whole.end
    return { value: whole.value, located: rangeOf(at, whole.end) }
  }
  for (const mistake of read.mistakes) reading.mistakes.push(mistake)
  reading.at = read.end
  return { value: read.value, located: rangeOf(at, read.end) }
}
