import type { TextEdit } from '../edits/text-edit.ts'

/** A mistake in the syntax, with the offset of what is wrong. */
export interface Mistake {
  offset: number
  message: string
  hint: string
  fix?: TextEdit
}

/** What a bracket that was opened looks like. */
export interface Opener {
  offset: number
  bracket: '{' | '['
  /** The indentation of the line that it stands on. */
  indent: number
}

export const closerOf = { '{': '}', '[': ']' } as const
export const nameOf = { '{': 'object', '[': 'list' } as const

/** The offset of the last character before `offset` that is no white space. */
export function endBefore(text: string, offset: number): number {
  let at = Math.min(offset, text.length) - 1
  while (at > 0 && text.charCodeAt(at) <= 32) at--
  return Math.max(at, 0)
}
