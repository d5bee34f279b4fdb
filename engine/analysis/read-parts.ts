import type { Finding } from '../findings/finding.ts'
import { type KnownEnds, locate } from '../text/locate.ts'
import type { Piece } from '../text/pieces.ts'
import { Source } from '../text/source.ts'
import { firstTooDeep } from '../text/syntax/too-deep.ts'
import type { Cut, PageText } from './cut-pages.ts'
import { hasDuplicateKeys } from './duplicate-keys.ts'
import { parse } from './parse.ts'
import { parsePieces } from './parse-pieces.ts'

/** A manifest's text, read as far as can be told without the schema. */
export interface ManifestParts {
  source: Source
  /** All of the manifest but what its pages say, unchecked. */
  value: unknown
  /** Each page: its text where it can be read by itself, else its value, which is undefined where its file says nothing. */
  pages: (PageText | { value: unknown })[]
  /** Mistakes in the syntax, and keys that stand twice. */
  findings: Finding[]
  /** Whether there is anything that could be judged. */
  isReadable: boolean
}

/**
 * What is known of a manifest that was cut at its pages; undefined where it is not valid around them.
 * @param pieces where its parts come from, if it is put together of files
 */
export function splitParts(file: string, cut: Cut, pieces?: Piece[]): ManifestParts | undefined {
  const { text, pages } = cut
  const globals = parseGlobals(cut.globals, pages.length)
  // What is open in one file may seem to be closed in another.
  if (!globals || (pieces && pieces.length - 2 !== pages.length)) return undefined
  const source = new Source(file, text, locate(text, endsOf(cut)), [], pieces)
  return { source, ...globals, pages, findings: [], isReadable: true }
}

/** The ends of the list and of its pages, so that no place has to be looked for through all of them. */
function endsOf({ pages, list }: Cut): KnownEnds {
  const ends = new Map(pages.map(({ text, offset }) => [offset, offset + text.length]))
  return ends.set(list.start, list.end)
}

/**
 * The value of a manifest's globals, in which each page is null.
 * @param text the manifest with an empty list of pages
 * @param count how many pages there are
 * @returns undefined where the text is not valid JSON, or a key stands twice
 */
export function parseGlobals(text: string, count: number): { value: unknown } | undefined {
  const parsed = firstTooDeep(text) === undefined ? parsePart(text) : undefined
  const pages = Array.from({ length: count }, () => null)
  return parsed && { value: { ...Object(parsed.value), pages } }
}

/** Reads a manifest at once. One that is not JSON is read on after each mistake. */
export function readWhole(file: string, text: string, pieces?: Piece[]): ManifestParts {
  const parsed = pieces ? parsePieces(file, text, pieces) : parse(file, text)
  const { pages }: { pages?: unknown } = 'pages' in parsed ? parsed : Object(parsed.value)
  const values: unknown[] = Array.isArray(pages) ? pages : []
  return { ...parsed, pages: values.map((value) => ({ value })) }
}

/** The value of a text that is valid JSON without a key that stands twice; undefined for any other. */
export function parsePart(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return hasDuplicateKeys(text, value) ? undefined : { value }
  } catch {
    return undefined
  }
}
