import type { Located } from '../source-range.ts'
import type { Mistake, Opener } from './mistake.ts'

/** How far a text was read, and what was seen on the way. */
export interface Reading {
  readonly text: string
  at: number
  mistakes: Mistake[]
  /** The brackets around `at`, the innermost last. */
  open: Opener[]
  trustsIndent: boolean
  /** Whether the end of the text was met with brackets open; told once. */
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

export function place(
  offset: number,
  end: number,
  members: Located['members'] = new Map(),
): Located {
  return { offset, end, keyOffset: offset, members }
}
