import { Moved } from './moved.ts'
import { numberOf, type Path } from './path.ts'
import { Source } from './source.ts'
import type { Located, Place } from './source-range.ts'

interface PageStart {
  /** Counted on from the manifest's own text. */
  offset: number
  line: number
}

/**
 * The text of a manifest whose pages stand in files of their own, of which only one is in memory: its own text comes
 * first, then each page, as if it began a line. Its own list of pages is empty.
 */
export class PagedSource extends Source {
  readonly #lines: number
  readonly #files: string[]
  readonly #open: (page: number) => Source
  readonly #starts: PageStart[] = []
  #end: PageStart
  #opened: { page: number; source: Source } | undefined

  /**
   * @param own the manifest's own text
   * @param files those of the pages
   * @param open reads the text of a page again
   */
  constructor(own: Source, files: string[], open: (page: number) => Source) {
    super(own.file, own.text, own.root)
    this.#lines = linesIn(own.text)
    this.#files = files
    this.#open = open
    this.#end = { offset: own.text.length + 1, line: this.#lines + 1 }
  }

  /** Says how long the next page is; answers where it begins. */
  add(text: string): PageStart {
    const start = this.#end
    this.#starts.push(start)
    this.#end = { offset: start.offset + text.length + 1, line: start.line + linesIn(text) }
    return start
  }

  override inFile(offset: number) {
    const page = this.#pageAt('offset', offset)
    if (!page) return super.inFile(offset)
    const own = offset - page.start.offset
    const { line, column } = page.source.place(own)
    return { file: page.file, line, column, offset: own }
  }

  override placeInFile(at: Place): Place {
    const page = at.file === this.file ? this.#pageAt('line', at.line) : undefined
    return page ? { ...at, file: page.file, line: at.line - page.start.line + 1 } : at
  }

  override place(offset: number, path: Path = []): Place {
    const page = this.#pageAt('offset', offset)
    if (!page) return super.place(offset, path)
    const { line, ...at } = page.source.place(offset - page.start.offset, path)
    return { ...at, file: this.file, line: line + page.start.line - 1 }
  }

  override lineText(line: number): string {
    const page = this.#pageAt('line', line)
    return page ? page.source.lineText(line - page.start.line + 1) : super.lineText(line)
  }

  override slice(start: number, end: number): string {
    const page = this.#pageAt('offset', start)
    if (!page) return super.slice(start, end)
    return page.source.slice(start - page.start.offset, end - page.start.offset)
  }

  override find(path: Path): Located | undefined {
    const page = this.#pageOf(path)
    if (!page) return super.find(path)
    const found = page.source.find(path)
    return found && new Moved(found, page.start.offset)
  }

  override nearest(path: Path): Located {
    const page = this.#pageOf(path)
    if (!page) return super.nearest(path)
    return new Moved(page.source.nearest(path), page.start.offset)
  }

  #pageOf([list, number]: Path) {
    return list === 'pages' && number !== undefined ? this.#page(numberOf(number)) : undefined
  }

  /** The page that an offset or a line stands in. */
  #pageAt(unit: keyof PageStart, at: number) {
    const first = unit === 'line' ? this.#lines + 1 : this.text.length + 1
    if (at < first) return undefined
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle]?.[unit] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    return this.#page(low)
  }

  #page(page: number) {
    const [start, file] = [this.#starts[page], this.#files[page]]
    if (!start || file === undefined) return undefined
    if (this.#opened?.page !== page) this.#opened = { page, source: this.#open(page) }
    return { start, file, source: this.#opened.source }
  }
}

function linesIn(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
