import type { Analysis } from '../../../engine/analysis/analyse.ts'
import type { AnalysedPage } from '../../../engine/analysis/analyse-page.ts'
import { analysePageText } from '../../../engine/analysis/pages-analyser.ts'

/** A text that was analysed. */
export interface Known {
  text: string
  analysis: Analysis
}

/**
 * A page of a text that differs from an analysed one in this page alone, as while somebody types there: then only the
 * page is analysed.
 * @returns undefined where something else differs too, or the page cannot be read by itself
 */
export function pageAlone(known: Known, text: string, key: number): AnalysedPage | undefined {
  const { globals, source } = known.analysis
  const path = ['pages', key]
  const before = globals && source.find(path)
  if (!before) return undefined
  const { offset, end } = before
  const after = end + text.length - known.text.length
  const isAlone =
    text.startsWith(known.text.slice(0, offset)) && text.endsWith(known.text.slice(end))
  if (!isAlone || after <= offset) return undefined
  const alone = analysePageText(text.slice(offset, after), path, globals.context)
  // What was mended, to judge the rest, is shown as it is written: of that the whole knows.
  return alone?.certain.length === 0 ? alone.page : undefined
}
