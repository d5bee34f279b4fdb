import type { FileWindow } from '../files/file-window.ts'
import { Hashes } from './hashes.ts'

/** A page as an earlier build left it. */
export interface CachedPage {
  /** The hash of its text in the manifest. */
  hash: string
  /** Of that text, in bytes. */
  size: number
  path: string
  /** The size of its HTML. */
  bytes: number
  /** Of its drawing; 0 where it has none. */
  artBytes: number
  /** What other pages say that it shows (`Near`) as JSON; empty where that is nothing. */
  near: string
  /** Its facts (`PageFacts`) as JSON: most builds need those of a few pages. */
  facts: string
}

/** Where lines begin, and where the last ends; and what they begin with. */
export interface LinePlaces {
  starts: Float64Array
  hashes: Hashes
  sizes: number[]
}

const noLines = (): LinePlaces => ({
  ...{ starts: new Float64Array(1), hashes: new Hashes(), sizes: [] },
})

/** The pages of a record, a line each, which are read when they are asked for. */
export class KnownPages {
  readonly length: number
  readonly #starts: Float64Array
  readonly #hashes: Hashes
  readonly #sizes: number[]
  readonly #window: FileWindow | undefined
  #last: { number: number; page: CachedPage } | undefined
  #numbers: Map<string, number> | undefined

  constructor({ starts, hashes, sizes }: LinePlaces = noLines(), window?: FileWindow) {
    this.length = starts.length - 1
    this.#starts = starts
    this.#hashes = hashes
    this.#sizes = sizes
    this.#window = window
  }

  /** Without its break. */
  lineOf(number: number): string {
    const [start = 0, end = 0] = [this.#starts[number], this.#starts[number + 1]]
    return this.#window?.textAt(start, end - start - 1) ?? ''
  }

  /** The last that was asked for is at hand. */
  at(number: number): CachedPage {
    if (this.#last?.number !== number) this.#last = { number, page: pageOf(this.lineOf(number)) }
    return this.#last.page
  }

  /** How long a page's text was, in bytes. */
  sizeOf(number: number): number {
    return this.#sizes[number] ?? 0
  }

  hashOf(number: number): string | undefined {
    return number < this.length ? this.#hashes.at(number) : undefined
  }

  /** Finds a page by the hash of its text; most stand where they stood. */
  find(hash: string, number: number): number | undefined {
    if (this.hashOf(number) === hash) return number
    this.#numbers ??= numbered(this.#hashes, this.length)
    return this.#numbers.get(hash)
  }

  *[Symbol.iterator](): Generator<CachedPage> {
    for (let number = 0; number < this.length; number++) yield this.at(number)
  }
}

function numbered(hashes: Hashes, length: number): Map<string, number> {
  const numbers = new Map<string, number>()
  for (let number = 0; number < length; number++) numbers.set(hashes.at(number), number)
  return numbers
}

// No JSON has a tab or a line break that is not escaped, nor has a path.
export const lineOfPage = ({ hash, size, path, bytes, artBytes, near, facts }: CachedPage) =>
  `${hash}\t${size}\t${path}\t${bytes}\t${artBytes}\t${near}\t${facts}`

function pageOf(line: string): CachedPage {
  const [hash = '', size, path = '', bytes, artBytes, near = '', facts = ''] = line.split('\t')
  const sizes = { size: Number(size), bytes: Number(bytes), artBytes: Number(artBytes) }
  return { hash, path, near, facts, ...sizes }
}
