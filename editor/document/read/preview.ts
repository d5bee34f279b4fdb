import type { Analysis } from '../../../engine/analysis/analyse.ts'
import type { AnalysedGlobals } from '../../../engine/analysis/analyse-globals.ts'
import { type Shown, writtenAt } from '../../../engine/analysis/written-at.ts'
import { eachField, type ShapeName } from '../../../engine/manifest/fields.ts'
import { madeText } from '../../../engine/manifest/repair.ts'
import { surroundingsOf } from '../../../engine/manifest/site.ts'
import type { ShownPage } from '../../../engine/manifest/stages.ts'
import type { Path } from '../../../engine/text/path.ts'
import { pointerOf } from '../../../engine/text/source.ts'
import type { PageKey, Preview } from '../session.ts'
import { type Known, pageAlone } from './page-alone.ts'
import { withValue } from './path-value.ts'

/** A page with what surrounds it, as the frame renders it; undefined where nothing can be shown of it. */
export function previewOf(analysis: Analysis, key: PageKey, version: number): Preview | undefined {
  const { globals, pages } = analysis
  const page = key === 'notFound' ? undefined : pages[key]
  const shown = key === 'notFound' ? globals?.notFound : page?.shown
  const origins = key === 'notFound' ? globals?.origins : page?.origins
  if (!globals || !shown || !origins) return undefined
  return {
    version,
    page: asWritten(shown, 'Page', analysis, key),
    ...around(shown, analysis, globals),
    origins: origins.map(pointerOf),
  }
}

/** What surrounds a page in its language. */
function around(
  { path }: ShownPage,
  analysis: Analysis,
  globals: AnalysedGlobals,
): Pick<Preview, 'layout' | 'language'> {
  const { layout } = surroundingsOf(path, globals)
  const language = layout.home === undefined ? undefined : layout.site.language
  return {
    layout: asWritten(layout, 'Manifest', analysis, 'layout', language),
    ...(language !== undefined && { language }),
  }
}

/** The analysis makes up a text for an empty one, to judge the rest; who empties a text sees it empty. */
function asWritten<T>(
  value: T,
  shape: ShapeName,
  analysis: Analysis,
  shown: Shown,
  language?: string,
): T {
  const empty: Path[] = []
  eachField(value, shape, (text, _, path) => {
    if (text !== madeText) return
    if (writtenAt(analysis, shown, path, language)?.segments.length === 0) empty.push([...path])
  })
  return empty.reduce((whole, path) => withValue(whole, path, ''), value)
}

/** The same without waiting for the analysis of the whole, where it differs from what is known in this page alone. */
export function quickPreview(
  known: Known,
  text: string,
  key: PageKey,
  version: number,
): Preview | undefined {
  const { analysis } = known
  const page = key === 'notFound' ? undefined : pageAlone(known, text, key)
  if (!page || !analysis.globals) return undefined
  return {
    version,
    page: page.shown,
    ...around(page.shown, analysis, analysis.globals),
    origins: page.origins.map(pointerOf),
  }
}
