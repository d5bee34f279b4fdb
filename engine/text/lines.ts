const blank = /[^\S\n]*/y

/** Where the lines of a text begin, indexed once so that a lookup does not scan a long line again. */
export class Lines {
  readonly #text: string
  readonly #starts = [0]
  /** The indentation of the line that was looked up last. */
  #last = { line: -1, indent: 0 }

  constructor(text: string) {
    this.#text = text
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
      this.#starts.push(at + 1)
  }

  /** The number of an offset's line, from 0. */
  lineOf(offset: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  /** The offset of the first character of a line, by its number from 0. */
  startOfLine(line: number): number {
    return this.#starts[line] ?? this.#text.length
  }

  /** The offset of the first character of an offset's line. */
  startOf(offset: number): number {
    return this.#starts[this.lineOf(offset)] ?? 0
  }

  /** The offset of the line end of an offset's line. */
  endOf(offset: number): number {
    const next = this.#starts[this.lineOf(offset) + 1]
    if (next === undefined) return this.#text.length
    return this.#text[next - 2] === '\r' && next - 2 >= offset ? next - 2 : next - 1
  }

  /** How far an offset's line is indented, in characters. */
  indentOf(offset: number): number {
    const line = this.lineOf(offset)
    if (this.#last.line === line) return this.#last.indent
    blank.lastIndex = this.#starts[line] ?? 0
    const indent = blank.exec(this.#text)?.[0].length ?? 0
    this.#last = { line, indent }
    return indent
  }

  /** Whether nothing but white space stands before an offset on its line. */
  isFirst(offset: number): boolean {
    return offset <= this.startOf(offset) + this.indentOf(offset)
  }

  areSame(first: number, second: number): boolean {
    return this.lineOf(first) === this.lineOf(second)
  }
}
