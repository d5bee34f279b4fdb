import { Lines } from './lines.ts'
import { locate } from './locate.ts'
import { type OffsetsWithin, offsetsWithin } from './offsets-within.ts'
import { numberOf, type Path } from './path.ts'
import { type Piece, pieceAt } from './pieces.ts'
import type { Located, Place, Span } from './source-range.ts'
import { withoutMark } from './without-mark.ts'

/** The text of a manifest, and where each of its values stands. */
export class Source {
  readonly file: string
  readonly text: string
  #root: Located | undefined
  #lines: Lines | undefined
  /** The string that was asked about last: a text with many mistakes is read once. */
  #asked: { at: Located; within: OffsetsWithin | undefined } | undefined

  readonly #prefix: Path
  readonly #pieces: Piece[] | undefined

  /**
   * @param root where the values stand, of a text that is not valid JSON
   * @param prefix the address of the text's value, where the text is a part of a manifest; paths begin with it
   * @param pieces where each part of the text comes from, if it is put together of files
   */
  constructor(file: string, text: string, root?: Located, prefix: Path = [], pieces?: Piece[]) {
    this.file = file
    this.text = withoutMark(text)
    this.#root = root
    this.#prefix = prefix
    this.#pieces = pieces
  }

  /** An offset in the file that it stands in, and its place there. */
  inFile(offset: number): Omit<Place, 'pointer'> & { offset: number } {
    const at = this.place(offset)
    const piece = this.#pieces && pieceAt(this.#pieces, offset)
    if (!piece) return { ...at, offset }
    const line = at.line - this.place(piece.start).line + piece.lineInFile
    const ahead = piece.offsetInFile - piece.start
    return { file: piece.file, line, column: at.column, offset: offset + ahead }
  }

  /** A file's name below the folder of the manifest. */
  nameOf(file: string): string {
    const [folder = ''] = this.file.match(/^.*[\\/]/) ?? []
    return file.startsWith(folder) ? file.slice(folder.length) : file
  }

  /** A place of this text, in the file that it stands in. */
  placeInFile({ line, column, ...at }: Place): Place {
    if (!this.#pieces || at.file !== this.file) return { ...at, line, column }
    this.#lines ??= new Lines(this.text)
    const { offset: _, ...place } = this.inFile(this.#lines.startOfLine(line - 1) + column - 1)
    return { ...at, ...place }
  }

  /** The place of an offset, counted in UTF-16 units as editors do. */
  place(offset: number, path: Path = []): Place {
    this.#lines ??= new Lines(this.text)
    const line = this.#lines.lineOf(offset) + 1
    const column = offset - this.#lines.startOf(offset) + 1
    return { file: this.file, line, column, pointer: pointerOf(path) }
  }

  /** The text of a line, by its number from 1; empty where there is none. */
  lineText(line: number): string {
    this.#lines ??= new Lines(this.text)
    const start = this.#lines.startOfLine(line - 1)
    return this.text.slice(start, this.#lines.endOf(start))
  }

  /** What is written between two offsets. */
  slice(start: number, end: number): string {
    return this.text.slice(start, end)
  }

  /** The place of a value, or of the nearest one around it that exists. */
  placeOf(path: Path): Place {
    return this.place(this.nearest(path).offset, path)
  }

  /** The place of a key, rather than of its value. */
  placeOfKey(path: Path): Place {
    return this.place(this.nearest(path).keyOffset, path)
  }

  /** The place of a piece of a string value; that of the value where the piece is not written there. */
  placeWithin(path: Path, span: Span | undefined): Place {
    return this.place(this.locateWithin(path, span)?.offset ?? this.nearest(path).offset, path)
  }

  /** Where a piece of a string value is written; undefined where the text has no such string. */
  locateWithin(path: Path, span: Span | undefined): Pick<Located, 'offset' | 'end'> | undefined {
    const found = span && this.find(path)
    if (!found) return undefined
    if (this.#asked?.at !== found) {
      const literal = this.slice(found.offset, found.end)
      this.#asked = { at: found, within: offsetsWithin(literal) }
    }
    const within = this.#asked.within?.(span)
    return within && { offset: found.offset + within.start, end: found.offset + within.end }
  }

  /** Where a value stands; undefined where there is none. */
  find(path: Path): Located | undefined {
    let found: Located | undefined = this.root
    for (const key of path.slice(this.#prefix.length)) found = found && memberOf(found, key)
    return found
  }

  get root(): Located {
    this.#root ??= locate(this.text)
    return this.#root
  }

  nearest(path: Path): Located {
    let found = this.root
    for (const key of path.slice(this.#prefix.length)) {
      const next = memberOf(found, key)
      if (!next) break
      found = next
    }
    return found
  }
}

/** A pointer does not tell an item's number from a key of digits; the value does. */
function memberOf({ members }: Located, key: string | number): Located | undefined {
  return members.get(key) ?? members.get(typeof key === 'number' ? String(key) : numberOf(key))
}

/** A path of keys as a JSON Pointer (RFC 6901). */
export function pointerOf(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** A JSON Pointer as a path of keys. */
export function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
