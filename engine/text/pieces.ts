import { applyEdits, type TextEdit } from './edits/text-edit.ts'
import { withoutMark } from './without-mark.ts'

/** A file and what it says. */
export interface FileText {
  file: string
  text: string
}

/** A part of a text that is put together of files. */
export interface Piece {
  file: string
  /** Where it begins and ends in the whole text. */
  start: number
  end: number
  /** Where it begins in its file, without a byte order mark, and on which line, from 1. */
  offsetInFile: number
  lineInFile: number
}

/** A manifest's text, with its pages in their places where they stand in files of their own. */
export interface ManifestText extends FileText {
  /** Where the text's parts come from, in their order; absent where all of it stands in one file. */
  pieces?: Piece[]
  /** The files themselves, the manifest first. */
  files?: FileText[]
}

/** Where a value stands that says in which files the pages are. */
type Range = Record<'offset' | 'end', number>

/**
 * Puts pages in their places. What stands between them begins new lines and keeps columns, so that each piece's
 * columns are the same in its file and in the whole.
 */
export function putTogether(manifest: FileText, place: Range, pages: FileText[]): ManifestText {
  const { file } = manifest
  const text = withoutMark(manifest.text)
  const head = { file, start: 0, end: place.offset, offsetInFile: 0, lineInFile: 1 }
  const pieces: Piece[] = [head]
  const parts = [text.slice(0, place.offset)]
  let length = place.offset
  const add = (part: string) => {
    parts.push(part)
    length += part.length
  }
  for (const [index, page] of pages.entries()) {
    add(index ? '\n,\n' : '[\n')
    const start = length
    add(withoutMark(page.text))
    pieces.push({ file: page.file, start, end: length, offsetInFile: 0, lineInFile: 1 })
  }
  const before = text.slice(0, place.end - 1).split('\n')
  add(`\n${' '.repeat(before.at(-1)?.length ?? 0)}]`)
  const start = length
  add(text.slice(place.end))
  pieces.push({ file, start, end: length, offsetInFile: place.end, lineInFile: before.length })
  return { file, text: joined(parts), pieces, files: [manifest, ...pages] }
}

/** More text than can be in memory at once. */
export class TooMuchText extends Error {
  override name = 'TooMuchText'
}

function joined(parts: string[]): string {
  try {
    return parts.join('')
  } catch (cause) {
    const message =
      'The pages of this site are more than 512 MB of text, which cannot be read at once.'
    throw new TooMuchText(message, { cause })
  }
}

/** The piece that an offset stands in, or the last one before it. */
export function pieceAt(pieces: Piece[], offset: number): Piece | undefined {
  let low = 0
  let high = pieces.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((pieces[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return pieces[low]
}

/** The text after edits; undefined where one of them does not stand within one file. */
export function editText(manifest: ManifestText, edits: TextEdit[]): ManifestText | undefined {
  const { file, pieces, files } = manifest
  if (!pieces || !files) return edited(manifest, edits)
  const byPiece = Map.groupBy(edits, ({ offset }) => pieceAt(pieces, offset))
  const own = new Map<string, TextEdit[]>()
  for (const [piece, edits] of byPiece) {
    if (!piece || edits.some(({ offset, length }) => offset + length > piece.end)) return undefined
    const ahead = piece.offsetInFile - piece.start
    const inFile = edits.map((edit) => ({ ...edit, offset: edit.offset + ahead }))
    own.set(piece.file, [...(own.get(piece.file) ?? []), ...inFile])
  }
  const [whole = manifest, ...pages] = files.map((each) => edited(each, own.get(each.file)))
  const [head, tail] = [pieces[0], pieces.at(-1)]
  const grown = (own.get(file) ?? []).filter(({ offset }) => offset <= (head?.end ?? 0))
  const growth = grown.reduce((sum, { text, length }) => sum + text.length - length, 0)
  const place = { offset: (head?.end ?? 0) + growth, end: (tail?.offsetInFile ?? 0) + growth }
  return putTogether(whole, place, pages)
}

function edited(before: FileText, edits: TextEdit[] | undefined): FileText {
  if (!edits) return before
  const text = withoutMark(before.text)
  const mark = before.text.slice(0, before.text.length - text.length)
  return { ...before, text: mark + applyEdits(text, edits) }
}

/** The files that say something else now. */
export function changedFiles(before: ManifestText, after: ManifestText) {
  const now = after.files ?? [after]
  return (before.files ?? [before]).flatMap(({ file, text }, index) => {
    const next = now[index]?.text ?? text
    return next === text ? [] : [{ file, before: text, after: next }]
  })
}
