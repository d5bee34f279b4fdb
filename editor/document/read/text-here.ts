import type { Analysis } from '../../../engine/analysis/analyse.ts'
import { writtenAt } from '../../../engine/analysis/written-at.ts'
import { eachField } from '../../../engine/manifest/fields.ts'
import type { Path } from '../../../engine/text/path.ts'
import { pathOf, pointerOf, type Source } from '../../../engine/text/source.ts'
import type { Format } from '../../../schema/formats.ts'
import { valueAt } from '../act/plan.ts'
import type { ShownText, TextHere } from '../session.ts'

/** All there is to know for editing a text that is shown. */
export function textHere(
  analysis: Analysis,
  { shown, path, language }: ShownText,
): TextHere | undefined {
  const found = writtenAt(analysis, shown, path, language)
  if (!found) return undefined
  const at = pathOf(found.pointer)
  const written = valueAt(analysis.source, at)
  const format = formatAt(analysis.source, at)
  if (typeof written !== 'string' || format === undefined) return undefined
  const isItem = Array.isArray(valueAt(analysis.source, at.slice(0, -1)))
  return { ...found, written, format, isItem, alsoOn: alsoOn(analysis, at, shown) }
}

/** What a text of the manifest is, as its schema says. */
function formatAt(source: Source, path: Path): Format | undefined {
  const isPage = path[0] === 'pages'
  const root = isPage ? path.slice(0, 2) : path.slice(0, 1)
  const part = valueAt(source, root)
  const within = isPage ? path.slice(2) : path
  let found: Format | undefined
  const wanted = pointerOf(within)
  eachField(
    isPage ? part : { [String(path[0])]: part },
    isPage ? 'Page' : 'Manifest',
    (_, format, at) => {
      if (at.length === within.length && pointerOf(at) === wanted) found = format
    },
  )
  return found
}

/** The other pages that show a text: those with the same shared block. */
function alsoOn({ pages }: Analysis, path: Path, shown: ShownText['shown']): string[] {
  const [part, name = ''] = path
  if (part !== 'shared') return []
  return pages.flatMap((page, number) =>
    page && number !== shown && page.facts.shared.includes(String(name)) ? page.facts.path : [],
  )
}
