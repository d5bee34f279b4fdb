/** The kinds of finding. A code is permanent: documented in docs/editing.md, never reused. */
export const findingCodes = [
  'file-unreadable',
  'syntax',
  'key-duplicate',
  'key-unknown',
  'key-missing',
  'block-unknown-type',
  'value-unknown',
  'value-malformed',
  'token-unknown',
  'shared-unknown',
  'path-malformed',
  'path-duplicate',
  'anchor-duplicate',
  'redirect-over-page',
  'redirect-duplicate',
  'redirect-loop',
  'link-malformed',
  'link-unknown-path',
  'link-unknown-anchor',
  'choice-unknown',
] as const

export type FindingCode = (typeof findingCodes)[number]

/** A place in a file, as editors count: lines and columns from 1. */
export interface Place {
  file: string
  line: number
  column: number
  /** The value's address within the document (RFC 6901). */
  pointer: string
}

/** Something that an editor should know about the manifest. */
export interface Finding {
  code: FindingCode
  severity: 'error' | 'warning'
  at: Place
  /** What is wrong and why it matters, in the editor's words. */
  message: string
  /** What to do about it. */
  hint: string
}

/** The result of a stage that may refuse. */
export type Gate<T> = { ok: true; value: T } | { ok: false; findings: Finding[] }
/** The result of a stage that always yields a value and reports beside it. */
export interface Step<T> {
  value: T
  findings: Finding[]
}
