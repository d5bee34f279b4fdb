import { changeBetween } from '../text/change-between.ts'
import { bytesReader, splitManifest } from '../text/split.ts'

/** A page's text, and where it begins in the manifest's. */
export interface PageText {
  text: string
  offset: number
}

/** A manifest's text, cut at its pages. */
export interface Cut {
  text: string
  /** All of it with an empty list of pages. */
  globals: string
  pages: PageText[]
  /** Where the list of pages begins, and where it ends. */
  list: { start: number; end: number }
}

/**
 * Cuts a manifest at its pages.
 * @param last the text as it was cut before: of what is as it was there, nothing is looked through, and pages stay the same strings
 * @returns undefined where the text has not the usual shape
 */
export function cutPages(text: string, last?: Cut): Cut | undefined {
  return (last && cutAgain(text, last)) ?? cutWhole(text)
}

function cutWhole(text: string): Cut | undefined {
  const bytes = new TextEncoder().encode(text)
  const split = splitManifest(bytesReader(bytes))
  if (!split) return undefined
  const { globals, ranges, list } = split
  const pages = pageTexts(bytes, ranges)
  // Beside pages, too, each unit is a byte.
  const [first, last] = [pages[0], pages.at(-1)]
  const start = (first?.offset ?? 0) - ((ranges[0] ?? 0) - list.start)
  const end = (last ? last.offset + last.text.length : 0) + (list.end - (ranges.at(-1) ?? 0))
  return { text, globals, pages, list: { start, end } }
}

/** The pages' texts, with their offsets in UTF-16 units; between pages each unit is a byte. */
function pageTexts(bytes: Uint8Array, ranges: Uint32Array): PageText[] {
  const decoder = new TextDecoder()
  const pages: PageText[] = []
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

/** Cuts what is another than before; undefined where that cannot be told from the rest. */
function cutAgain(text: string, last: Cut): Cut | undefined {
  const { start, end, by } = changeBetween(last.text, text)
  const { list } = last
  if (end <= list.start) return withGlobals(text, last, by)
  if (start >= list.end) return withGlobals(text, last, 0)
  return withPages(text, last, { start, end, by })
}

/** What surrounds the list has changed, and the list stands so much further on. */
function withGlobals(text: string, { pages, list }: Cut, by: number): Cut | undefined {
  const [start, end] = [list.start + by, list.end + by]
  const around = cutWhole(`${text.slice(0, start)}[{}]${text.slice(end)}`)
  if (around?.list.start !== start || around.list.end !== start + '[{}]'.length) return undefined
  return { text, globals: around.globals, pages: moved(pages, by), list: { start, end } }
}

const [before, after] = ['{"pages":[', ']}']

/** Some pages have changed: they are cut as if they were a manifest's only ones. */
function withPages(
  text: string,
  { globals, pages, list }: Cut,
  { start, end, by }: ReturnType<typeof changeBetween>,
): Cut | undefined {
  const first = pages.findIndex((page) => endOf(page) > start)
  const last = pages.findLastIndex(({ offset }) => offset < end)
  const [one, other] = [pages[first], pages[last]]
  if (!one || !other || last < first || one.offset > start || endOf(other) < end) return undefined
  const alone = before + text.slice(one.offset, endOf(other) + by) + after
  const cut = cutWhole(alone)
  if (cut?.list.end !== alone.length - 1) return undefined
  const changed = moved(cut.pages, one.offset - before.length)
  return {
    ...{ text, globals, list: { start: list.start, end: list.end + by } },
    pages: [...pages.slice(0, first), ...changed, ...moved(pages.slice(last + 1), by)],
  }
}

const endOf = ({ offset, text }: PageText) => offset + text.length

const moved = (pages: PageText[], by: number) =>
  by === 0 ? pages : pages.map(({ text, offset }) => ({ text, offset: offset + by }))
