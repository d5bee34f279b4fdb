import { close, isOutdented, leaveOpen, skipDoubledOpener } from './close.ts'
import { open } from './open.ts'
import { isKeyNext, readObjectWithoutBracket } from './read-object.ts'
import { type Reading, type ReadValue, rangeOf } from './reading.ts'
import { readSeparator } from './separator.ts'
import { skipSpace } from './skip-space.ts'
import { skipStray } from './skip-stray.ts'

/** Reads a list whose bracket stands next. */
export function readList(reading: Reading): ReadValue {
  const offset = reading.at++
  open(reading, { offset, bracket: '[', indent: reading.lines.indentOf(offset) })
  return readItems(reading, offset, [])
}

/** Reads the items up to the closing bracket; the opening one is read, or was found missing. */
export function readItems(reading: Reading, offset: number, items: ReadValue[]): ReadValue {
  for (;;) {
    skipSpace(reading)
    const start = reading.at
    const char = reading.text[reading.at]
    if (char === undefined || char === ']' || char === '}') {
      if (close(reading) === 'skipped') continue
      break
    }
    if (isOutdented(reading)) {
      leaveOpen(reading)
      break
    }
    if (skipDoubledOpener(reading, items.length === 0)) continue
    if (char === ',') readSeparator(reading, 'many')
    else {
      items.push(
        isKeyNext(reading) ? readObjectWithoutBracket(reading) : reading.readers.value(reading),
      )
      readSeparator(reading, 'one')
    }
    skipStray(reading, start)
  }
  reading.open.pop()
  const members = new Map(items.map(({ located }, index) => [index, located]))
  return { value: items.map(({ value }) => value), located: rangeOf(offset, reading.at, members) }
}
