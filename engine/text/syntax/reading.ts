import type { Lines } from '../lines.ts'
import type { Located } from '../source-range.ts'
import type { Brackets } from './brackets.ts'
import type { Mistake, Opener } from './mistake.ts'

/** How far a text was read, and what was seen on the way. */
export interface Reading {
  readonly text: string
  readonly lines: Lines
  readonly brackets: Brackets
  /** Where the last comment ends, or seems to; -1 where none does. */
  readonly lastCommentEnd: number
  at: number
  mistakes: Mistake[]
  /** The brackets around `at`, the innermost last. */
  open: Opener[]
  /** Whether brackets do not match, so that the indentation says which one is wrong. */
  trustsIndent: boolean
  /** Whether the end of the text was met with brackets open, or more are open than can be read; told once. */
  isCutOff: boolean
  /** The readers that need each other, handed on so that their files need not. */
  readers: Readers
}

export interface ReadValue {
  value: unknown
  located: Located
}

interface Readers {
  /** Reads whatever stands next as a value. */
  value: (reading: Reading) => ReadValue
  /** Reads the items of a list up to its closing bracket. */
  items: (reading: Reading, offset: number, items: ReadValue[]) => ReadValue
}

/** What stands from an offset to the end of its line. */
export function restOfLine({ text, lines }: Reading, offset: number): string {
  return text.slice(offset, lines.endOf(offset))
}

export function rangeOf(
  offset: number,
  end: number,
  members: Located['members'] = new Map(),
): Located {
  return { offset, end, keyOffset: offset, members }
}
