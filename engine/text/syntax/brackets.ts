import { closerOf } from './mistake.ts'

/** The brackets of a text as they stand, before any is judged. A text in quotes ends with its line. */
export class Brackets {
  /** Whether every bracket is closed by its own kind. */
  isBalanced = true
  readonly #text: string
  readonly #offsets: number[] = []
  /** For each bracket the one that is the innermost to be open after it; -1 where none is. */
  readonly #open: number[] = []
  /** Where each opening bracket is closed, by whatever kind. */
  readonly #closedAt = new Map<number, number>()
  /** Where brackets are closed although none is open. */
  readonly #extra: number[] = []

  constructor(text: string) {
    this.#text = text
    const open: number[] = []
    for (let at = 0; at < text.length; at++) {
      const char = text[at]
      if (char === '"') at = endOfQuotes(text, at)
      else if (char === '{' || char === '[') open.push(this.#offsets.length)
      else if (char === '}' || char === ']') this.#close(open.pop(), at)
      else continue
      if (char === '"') continue
      this.#offsets.push(at)
      this.#open.push(open.at(-1) ?? -1)
    }
    if (open.length > 0) this.isBalanced = false
  }

  #close(opener: number | undefined, at: number): void {
    if (opener === undefined) this.#extra.push(at)
    else this.#closedAt.set(opener, at)
    const opening = this.#text[this.#offsets[opener ?? -1] ?? -1]
    const isOwnKind = (opening === '{' || opening === '[') && closerOf[opening] === this.#text[at]
    if (!isOwnKind) this.isBalanced = false
  }

  /** The first bracket from an offset on that closes more than was opened since, if any. */
  closerAfter(offset: number): string | undefined {
    const opener = this.#open[firstNotBelow(this.#offsets, offset) - 1] ?? -1
    const at =
      opener < 0 ? this.#extra[firstNotBelow(this.#extra, offset)] : this.#closedAt.get(opener)
    return at === undefined ? undefined : this.#text[at]
  }
}

const [lineFeed, quote, backslash] = [10, 34, 92]

/** The offset of the quote that ends a text, or of the end of its line. */
export function endOfQuotes(text: string, offset: number): number {
  let at = offset + 1
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote || code === lineFeed) break
    if (code === backslash && text.charCodeAt(at + 1) !== lineFeed) at++
  }
  return at
}

/** The index of the first value that is not below a limit, in an ascending list. */
function firstNotBelow(ascending: number[], limit: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
