/** HTML that stands on many pages, and is encoded once. */
export class SharedHtml {
  readonly text: string
  #bytes: Uint8Array | undefined

  constructor(text: string) {
    this.text = text
  }

  /** As UTF-8. */
  get bytes(): Uint8Array {
    this.#bytes ??= new TextEncoder().encode(this.text)
    return this.#bytes
  }
}

/** A part of a page's HTML: its own as text, or one that it shares with others. */
export type Piece = string | SharedHtml

export function textOf(pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}
