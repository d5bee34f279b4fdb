/** A piece of a string value, in UTF-16 units of the value rather than of the text that writes it. */
export interface Span {
  start: number
  end: number
}

/** Where a value stands in the text, and what stands within it. */
export interface Located {
  offset: number
  /** The offset after its last character. */
  end: number
  /** Where its key begins, with the quote; its own offset for items of a list. */
  keyOffset: number
  /** Its fields or items in source order; of two with the same key the later one counts, as in JSON. */
  members: Map<string | number, Located>
}

/** A place in a file, as editors count: lines and columns from 1. */
export interface Place {
  file: string
  line: number
  column: number
  /** The value's address within the document (RFC 6901). */
  pointer: string
}
