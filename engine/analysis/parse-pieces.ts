import type { Finding } from '../findings/finding.ts'
import { Moved } from '../text/moved.ts'
import type { Piece } from '../text/pieces.ts'
import { Source } from '../text/source.ts'
import type { Located } from '../text/source-range.ts'
import { type ParsedSource, parse } from './parse.ts'
import { relocate } from './relocate.ts'

interface ParsedPieces extends ParsedSource {
  /** The value of each page; undefined where nothing can be said of one. */
  pages: unknown[]
}

/** Parses a text that is put together of files, each by itself: what is open in one does not swallow the next. */
export function parsePieces(file: string, text: string, pieces: Piece[]): ParsedPieces {
  const own = pieces.slice(1, -1)
  const [first, last] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0]
  const around = text.slice(0, first) + ' '.repeat(last - first) + text.slice(last)
  const globals = parse(file, around)
  const source = new Source(file, text, undefined, [], pieces)
  const parts = own.map(({ start, end }, index) => {
    const parsed = parse(file, text.slice(start, end))
    const place = { ...source.place(start), offset: start, index }
    const findings = parsed.findings.map((found) => below(relocate(found, place), index))
    return { ...parsed, start, findings }
  })
  const members: Located['members'] = new Map(globals.source.root.members)
  const list = members.get('pages') ?? globals.source.root
  const located = parts.map(
    ({ source, start }, index) => [index, new Moved(source.root, start)] as const,
  )
  members.set('pages', { ...placeOf(list), members: new Map(located) })
  const pages = parts.map(({ value, isReadable }) => (isReadable ? value : undefined))
  return {
    ...globals,
    source: new Source(file, text, { ...placeOf(globals.source.root), members }, [], pieces),
    value: { ...Object(globals.value), pages: pages.map(() => null) },
    pages,
    findings: [...globals.findings, ...parts.flatMap(({ findings }) => findings)],
  }
}

/** A finding of which the address begins at a page. */
export const below = (finding: Finding, index: number): Finding => {
  const { at } = finding
  return { ...finding, at: { ...at, pointer: `/pages/${index}${at.pointer}` } }
}

const placeOf = ({ offset, end, keyOffset }: Located) => ({ offset, end, keyOffset })
