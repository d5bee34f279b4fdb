import type { Piece } from '../page/html-pieces.ts'

/** Encodes pages one after the other, into memory that is used again. */
export class HtmlEncoder {
  #bytes = Buffer.allocUnsafeSlow(1 << 17)

  /** A page as UTF-8; it is good until the next one. */
  encode(pieces: Piece[]): Uint8Array {
    const most = pieces.reduce((sum, piece) => sum + mostBytes(piece), 0)
    if (most > this.#bytes.length) this.#bytes = Buffer.allocUnsafeSlow(most * 2)
    let end = 0
    for (const piece of pieces) {
      if (typeof piece === 'string') end += this.#bytes.write(piece, end)
      else {
        this.#bytes.set(piece.bytes, end)
        end += piece.bytes.length
      }
    }
    return this.#bytes.subarray(0, end)
  }
}

/** A UTF-16 unit takes three bytes at most. */
const mostBytes = (piece: Piece) =>
  typeof piece === 'string' ? piece.length * 3 : piece.bytes.length
