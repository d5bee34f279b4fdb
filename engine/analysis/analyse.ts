import { byPlace, type Finding, finding } from '../findings/finding.ts'
import type { CheckOptions } from '../manifest/check-options.ts'
import { findVersion } from '../manifest/version.ts'
import { withoutMark } from '../text/without-mark.ts'
import { analyseGlobals } from './analyse-globals.ts'
import { type Analysis, compose } from './compose.ts'
import { type Cut, cutPages } from './cut-pages.ts'
import { includeOf } from './included.ts'
import { createPagesAnalyser } from './pages-analyser.ts'
import { type ManifestParts, readWhole, splitParts } from './read-parts.ts'

export type { Analysis }
export type Analyse = (file: string, text: string, options?: CheckOptions) => Analysis

/**
 * Makes a site of a manifest's text. Bad input is not thrown but found: all of it, at once.
 * @param file the file's path, as findings shall name it
 */
export function analyse(file: string, text: string, options: CheckOptions = {}): Analysis {
  return createAnalyser()(file, text, options)
}

/**
 * An analyser that remembers pages by their text: of a manifest that was changed, only the pages that differ are
 * analysed again, or all where something that pages depend on has changed. What it says does not depend on what it
 * has seen before.
 */
export function createAnalyser(): Analyse {
  const analysePages = createPagesAnalyser()
  let last: Cut | undefined
  const run = (parts: ManifestParts, options: CheckOptions): Analysis | undefined => {
    const refused = refusalOf(parts)
    if (refused) return { findings: refused, source: parts.source, pages: [], links: [] }
    const globals = analyseGlobals(parts.value, parts.source)
    const context = globals.globals?.context
    const pages = context ? analysePages(parts, context) : []
    return pages && compose(parts, globals, pages, options)
  }
  return (file, text, options = {}) => {
    const { pieces } = options
    const cut = cutPages(withoutMark(text), last)
    last = cut ?? last
    const split = cut && splitParts(file, cut, pieces)
    const analysis = (split && run(split, options)) ?? run(readWhole(file, text, pieces), options)
    if (!analysis)
      throw new Error('A manifest cannot be read at once. This is a bug in Broadsheet.')
    return analysis
  }
}

/** A mistake that leaves nothing to judge, a version whose rules are others, or pages that are not there. */
export function refusalOf(parts: ManifestParts): Finding[] | undefined {
  if (!parts.isReadable) return parts.findings
  const refused = findVersion(parts) ?? notIncluded(parts)
  return refused && [...parts.findings, refused].sort(byPlace)
}

/** A manifest whose pages stand in files is read with them: without any, all links would seem to be wrong. */
function notIncluded({ value, source }: ManifestParts): Finding | undefined {
  const include = includeOf(value)
  if (include === undefined) return undefined
  const message = `The pages are said to stand in files named "${include}", and there are none below the manifest's folder.`
  const hint = 'Correct the pattern, as in "pages/**/*.json", or add a file with a page.'
  return finding('pages-missing', source.placeOf(['pages', 'include']), message, hint)
}
