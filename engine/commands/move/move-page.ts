import { type Analysis, analyse } from '../../analysis/analyse.ts'
import { placesMade } from '../../analysis/places-made.ts'
import { artUrl, pathOfArt } from '../../assets/urls.ts'
import { sourceOf } from '../../facts/translations.ts'
import { hasErrors } from '../../findings/count-findings.ts'
import { isBelow } from '../../manifest/languages.ts'
import { setValue } from '../../text/edits/set-value.ts'
import type { TextEdit } from '../../text/edits/text-edit.ts'
import { editText, type ManifestText } from '../../text/pieces.ts'
import { linkEdits } from './link-edits.ts'
import { redirectEdits } from './redirect-edits.ts'
import { refusalOf } from './refusal.ts'

export type Moved =
  | { isMoved: true; manifest: ManifestText; links: number }
  | { isMoved: false; reason: string }

/** Moves a page of a manifest without errors to another path. Nothing else in the text changes. */
export function movePage(manifest: ManifestText, from: string, to: string): Moved {
  const analysis = analyse(manifest.file, manifest.text, manifest)
  if (!analysis.globals || hasErrors(analysis.findings))
    return {
      isMoved: false,
      reason: 'The manifest has errors; "broadsheet check" lists them. Mend them first.',
    }
  const moved = movePageEdits(analysis, from, to)
  if ('reason' in moved) return { isMoved: false, ...moved }
  return confirm(editText(manifest, moved.edits), moved.links)
}

/**
 * The edits that move a page to another path: its own path, every link to it, its drawing where others show it, what translations
 * say of it, redirects that led to it, and redirects from the old path and from those of pages made of it. The canonical address and the
 * sitemap follow from the path.
 * @returns with them, how many links follow; or why the page cannot be moved
 */
export function movePageEdits(
  analysis: Analysis,
  from: string,
  to: string,
): { edits: TextEdit[]; links: number } | { reason: string } {
  const { globals, pages, links, source } = analysis
  const { redirects = [], layout } = globals ?? {}
  const paths = pages.flatMap((page) => page?.facts.path ?? [])
  const reason = refusalOf(paths, redirects, { from, to })
  if (reason) return { reason }
  const move = { from, to, made: madeOf(analysis, from) }
  const followed = linkEdits(links, source, { url: layout?.site.url ?? '', ...move })
  const edits = [
    ...pathEdits(analysis, from, to),
    ...translationEdits(analysis, from, to),
    ...followed,
    ...drawingEdits(analysis, from, to),
    ...redirectEdits(redirects, source, move),
  ]
  return { edits, links: followed.length }
}

/** The addresses of the pages that are made of one for its list. */
function madeOf(analysis: Analysis, from: string): Set<string> {
  const made = placesMade(analysis)
  return new Set(made.flatMap(({ path, part }) => (part.host.path === from ? path : [])))
}

/** The page's own path, and the acceptances that name it. */
function pathEdits({ source, pages, globals }: Analysis, from: string, to: string): TextEdit[] {
  const own = pages.findIndex((page) => page?.facts.path === from)
  const accepted = globals?.accepted ?? []
  const places = [
    ['pages', own, 'path'],
    ...accepted.flatMap(({ page }, index) => (page === from ? [['accepted', index, 'page']] : [])),
  ]
  return places.flatMap((path) => setValue(source, path, to) ?? [])
}

/** A drawing is made from the page's path, and named for it. */
function drawingEdits({ source, pages, globals }: Analysis, from: string, to: string): TextEdit[] {
  const pictures = [...(globals?.pictures ?? []), ...pages.flatMap((page) => page?.pictures ?? [])]
  const drawn = pictures.filter(({ src }) => pathOfArt(src) === from)
  return drawn.flatMap(({ path }) => setValue(source, path, artUrl(to)) ?? [])
}

/** Translations of the page name it by its new path; a translation that is moved goes on naming what it translates. */
function translationEdits({ source, pages, globals }: Analysis, from: string, to: string) {
  const homes = globals?.languages.flatMap(({ layout }) => layout.home ?? []) ?? []
  return pages.flatMap((page, number) => {
    const home = homes.find((home) => page && isBelow(page.facts.path, home))
    if (!page || home === undefined) return []
    const { path, listed } = page.facts
    const translated = sourceOf(listed, home)
    const isSilent = path === from && listed.translates === undefined
    const named = translated === from ? to : isSilent ? translated : undefined
    const isThere = named === to || pages.some((other) => other?.facts.path === named)
    if (named === undefined || !isThere) return []
    return setValue(source, ['pages', number, 'translates'], named) ?? []
  })
}

/** A move that leaves an error behind would be a bug; it is refused rather than written. */
function confirm(manifest: ManifestText | undefined, links: number): Moved {
  if (!manifest)
    throw new Error('A move edits what stands in no file. This is a bug in Broadsheet.')
  const { findings } = analyse(manifest.file, manifest.text, manifest)
  const error = findings.find(({ severity }) => severity === 'error')
  if (error) return { isMoved: false, reason: `The move would break something: ${error.message}` }
  return { isMoved: true, manifest, links }
}
