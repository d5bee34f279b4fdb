import type { TextEdit } from '../../findings/finding.ts'

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

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : text[end - 1] === '\r' ? end - 1 : end
}

/** How far the line of an offset is indented. */
export function indentAt(text: string, offset: number): number {
  const start = lineStart(text, offset)
  let at = start
  while (text[at] === ' ' || text[at] === '\t') at++
  return at - start
}

export function isFirstOnLine(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === ''
}
