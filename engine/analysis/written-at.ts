import { type Segment, segmentsOf } from '../manifest/tokens.ts'
import type { Path } from '../text/path.ts'
import { pointerOf, type Source } from '../text/source.ts'
import type { Analysis } from './compose.ts'
import { parsePart } from './read-parts.ts'

/** A page by its number in the manifest, the page for addresses without one, or what surrounds every page. */
export type Shown = number | 'notFound' | 'layout'

/** A shown text as it is written. */
export interface WrittenText {
  /** The address of the string: in a page, in a shared block, or in what surrounds all pages. */
  pointer: string
  /** The pieces of what is shown, in their order, and where each stands in the string. */
  segments: Segment[]
}

/**
 * Where a text that visitors see is written.
 * @param path of the text within the page as it is shown (`ShownPage`), or within the `Layout`
 * @param language of the `Layout`, where it is another than the site's own
 * @returns undefined where no text is shown there, or where it is not written as a string of JSON
 */
export function writtenAt(
  analysis: Analysis,
  shown: Shown,
  path: Path,
  language?: string,
): WrittenText | undefined {
  const { globals, source } = analysis
  const address =
    shown === 'layout' ? aroundOf(source, path, language) : addressOf(analysis, shown, path)
  const found = address && source.find(address)
  const written = found && parsePart(source.text.slice(found.offset, found.end))?.value
  if (!globals || !address || typeof written !== 'string') return undefined
  return {
    pointer: pointerOf(address),
    segments: segmentsOf(written, globals.context.variables),
  }
}

/** What surrounds the pages of another language is written with it, but for what is the same in all. */
function aroundOf(source: Source, path: Path, language: string | undefined): Path {
  if (language === undefined) return path
  const within = path[0] === 'site' ? path.slice(1) : path
  const own = ['site', 'languages', language, ...within]
  const isOfAll = path[0] === 'site' && path[1] !== 'texts' && !source.find(own)
  return isOfAll ? path : own
}

function addressOf(
  { globals, pages }: Analysis,
  shown: Exclude<Shown, 'layout'>,
  path: Path,
): Path | undefined {
  const isPage = shown !== 'notFound'
  const origins = isPage ? pages[shown]?.origins : globals?.origins
  const [field, block, ...within] = path
  if (field !== 'blocks') return isPage ? ['pages', shown, ...path] : ['notFound', ...path]
  const origin = origins?.[Number(block)]
  return origin && [...origin, ...within]
}
