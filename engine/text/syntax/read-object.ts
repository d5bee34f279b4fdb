import type { Located } from '../source-range.ts'
import { close, isOutdented, leaveOpen, skipDoubledOpener } from './close.ts'
import { endBefore } from './mistake.ts'
import { open } from './open.ts'
import { readKey } from './read-key.ts'
import { type Reading, type ReadValue, rangeOf } from './reading.ts'
import { readSeparator } from './separator.ts'
import { skipSpace } from './skip-space.ts'
import { skipStray } from './skip-stray.ts'

/** Reads an object whose bracket stands next. */
export function readObject(reading: Reading): ReadValue {
  const offset = reading.at++
  open(reading, { offset, bracket: '{', indent: reading.lines.indentOf(offset) })
  return readMembers(reading, offset)
}

/** Reads the fields up to the closing bracket; the opening one is read, or was found missing. */
function readMembers(reading: Reading, offset: number): ReadValue {
  const fields = new Map<string, ReadValue>()
  let last: string | undefined
  for (;;) {
    skipSpace(reading)
    const start = reading.at
    const char = reading.text[reading.at]
    if (char === ']' && last !== undefined && isListClosed(reading, fields.get(last))) {
      fields.set(last, listWithoutBracket(reading, fields.get(last)))
      readSeparator(reading, 'one')
      continue
    }
    if (char === undefined || char === ']' || char === '}') {
      if (close(reading) === 'skipped') continue
      break
    }
    if (isOutdented(reading)) {
      leaveOpen(reading)
      break
    }
    if (skipDoubledOpener(reading, fields.size === 0)) continue
    if (char === ',') readSeparator(reading, 'many')
    else if (last !== undefined && isItemNext(reading)) {
      fields.set(last, listWithoutBracket(reading, fields.get(last)))
      readSeparator(reading, 'one')
    } else {
      last = readField(reading, fields)
      readSeparator(reading, 'one')
    }
    skipStray(reading, start)
  }
  reading.open.pop()
  return objectOf(fields, offset, reading.at)
}

function readField(reading: Reading, fields: Map<string, ReadValue>): string {
  const keyOffset = reading.at
  const key = readKey(reading)
  skipSpace(reading)
  const isNested = isKeyNext(reading) && isDeeper(reading, keyOffset)
  const read = isNested ? readObjectWithoutBracket(reading) : reading.readers.value(reading)
  fields.delete(key) // so that the one of two duplicates that counts keeps its own position
  fields.set(key, { value: read.value, located: { ...read.located, keyOffset } })
  return key
}

/** Whether a key stands next. */
export const isKeyNext = ({ text, at }: Reading) =>
  text[at] === '"' && /^"(?:\\.|[^"\\\n])*"\s*:/.test(text.slice(at, at + 200))

const isDeeper = ({ lines, at, trustsIndent }: Reading, keyOffset: number) =>
  trustsIndent && lines.isFirst(at) && lines.indentOf(at) > lines.indentOf(keyOffset)

/** A key where a value belongs: the bracket that opens the object is missing. */
export function readObjectWithoutBracket(reading: Reading): ReadValue {
  const { text, at, lines, mistakes } = reading
  mistakes.push({
    offset: endBefore(text, at),
    message: 'A "{" is missing after this: what follows are the fields of an object.',
    hint: 'Add "{" before the first field.',
    fix: { offset: at, length: 0, text: '{ ' },
  })
  open(reading, { offset: at, bracket: '{', indent: Math.max(0, lines.indentOf(at) - 2) })
  return readMembers(reading, at)
}

/** Within an object, an item without a key belongs to a list whose opening bracket is missing. */
function isItemNext({ text, at, brackets }: Reading): boolean {
  if (text[at] === '{' || text[at] === '[') return true
  const literal = /^"(?:\\.|[^"\\\n])*"\s*(?=[,\]])/.exec(text.slice(at, at + 2000))
  return literal !== null && brackets.closerAfter(at) === ']'
}

/** A list's closing bracket below the one item that was taken for the field's value. */
function isListClosed({ lines, at, trustsIndent }: Reading, last: ReadValue | undefined): boolean {
  if (!trustsIndent || !last || !lines.isFirst(at)) return false
  const { keyOffset, offset } = last.located
  return !lines.areSame(keyOffset, offset) && lines.indentOf(keyOffset) === lines.indentOf(at)
}

function listWithoutBracket(reading: Reading, first: ReadValue | undefined): ReadValue {
  const offset = first?.located.offset ?? reading.at
  const keyOffset = first?.located.keyOffset ?? offset
  reading.mistakes.push({
    offset: endBefore(reading.text, offset),
    message: 'A "[" is missing after this: what follows are the items of a list.',
    hint: 'Add "[" before the first item.',
    fix: { offset, length: 0, text: '[' },
  })
  open(reading, { offset, bracket: '[', indent: reading.lines.indentOf(keyOffset) })
  const list = reading.readers.items(reading, offset, first ? [first] : [])
  return { value: list.value, located: { ...list.located, keyOffset } }
}

function objectOf(fields: Map<string, ReadValue>, offset: number, end: number): ReadValue {
  const members: Located['members'] = new Map()
  const entries: [string, unknown][] = []
  for (const [key, { value, located }] of fields) {
    members.set(key, located)
    entries.push([key, value])
  }
  return { value: Object.fromEntries(entries), located: rangeOf(offset, end, members) }
}
