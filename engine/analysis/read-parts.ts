import type { Finding } from '../findings/finding.ts'
import { type KnownEnds, locate } from '../text/locate.ts'
import type { Piece } from '../text/pieces.ts'
import { Source } from '../text/source.ts'
import { bytesReader, type SplitManifest, splitManifest } from '../text/split.ts'
import { firstTooDeep } from '../text/syntax/too-deep.ts'
import { withoutMark } from '../text/without-mark.ts'
import { hasDuplicateKeys } from './duplicate-keys.ts'
import { parse } from './parse.ts'
import { parsePieces } from './parse-pieces.ts'

/** A manifest's text, read as far as can be told without the schema. */
export interface ManifestParts {
  source: Source
  /** All of the manifest but what its pages say, unchecked. */
  value: unknown
  /** Each page: its text where it can be read by itself, else its value, which is undefined where its file says nothing. */
  pages: (TextPart | { value: unknown })[]
  /** Mistakes in the syntax, and keys that stand twice. */
  findings: Finding[]
  /** Whether there is anything that could be judged. */
  isReadable: boolean
}

interface TextPart {
  text: string
  /** Where it begins. */
  offset: number
}

/**
 * Cuts a manifest at its pages; undefined where it has not the usual shape, or is not valid around them.
 * @param pieces where its parts come from, if it is put together of files
 */
export function splitParts(
  file: string,
  text: string,
  pieces?: Piece[],
): ManifestParts | undefined {
  const whole = withoutMark(text)
  const bytes = new TextEncoder().encode(whole)
  const split = splitManifest(bytesReader(bytes))
  const globals = split && parseGlobals(split)
  if (!split || !globals) return undefined
  const pages = pageTexts(bytes, split)
  // What is open in one file may seem to be closed in another.
  if (pieces && pieces.length - 2 !== pages.length) return undefined
  const root = locate(whole, endsOf(pages, split))
  const source = new Source(file, whole, root, [], pieces)
  return { source, ...globals, pages, findings: [], isReadable: true }
}

/** The ends of the list and of its pages, so that no place has to be looked for through all of them. */
function endsOf(pages: TextPart[], { list, ranges }: SplitManifest): KnownEnds {
  const ends = new Map(pages.map(({ text, offset }) => [offset, offset + text.length]))
  // Beside pages, too, each unit is a byte.
  const [first = 0, last = 0] = [ranges[0], ranges.at(-1)]
  const [start = 0] = ends.keys()
  const [end = 0] = [...ends.values()].slice(-1)
  return ends.set(start - (first - list.start), end + (list.end - last))
}

/**
 * The value of a manifest's globals, in which each page is null.
 * @returns undefined where they are not valid JSON, or a key stands twice
 */
export function parseGlobals({
  globals,
  ranges,
}: Pick<SplitManifest, 'globals' | 'ranges'>): { value: unknown } | undefined {
  const parsed = firstTooDeep(globals) === undefined ? parsePart(globals) : undefined
  const pages = Array.from({ length: ranges.length / 2 }, () => null)
  return parsed && { value: { ...Object(parsed.value), pages } }
}

/** The pages' texts, with their offsets in UTF-16 units; between pages each unit is a byte. */
function pageTexts(bytes: Uint8Array, { ranges }: SplitManifest): TextPart[] {
  const decoder = new TextDecoder()
  const pages: TextPart[] = []
  let [at, offset] = [0, 0]
  for (let page = 0; page < ranges.length; page += 2) {
    const [start = 0, end = 0] = ranges.subarray(page, page + 2)
    const isFirst = page === 0
    offset += isFirst ? decoder.decode(bytes.subarray(0, start)).length : start - at
    const text = decoder.decode(bytes.subarray(start, end))
    pages.push({ text, offset })
    offset += text.length
    at = end
  }
  return pages
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
