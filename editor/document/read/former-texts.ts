import { createAnalyser } from '../../../engine/analysis/analyse.ts'
import { insertValue } from '../../../engine/text/edits/insert-value.ts'
import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { Source } from '../../../engine/text/source.ts'
import type { Located } from '../../../engine/text/source-range.ts'
import { withoutMark } from '../../../engine/text/without-mark.ts'
import { editsBetween } from '../edits/edits-between.ts'
import type { Document } from '../open-document.ts'
import type { Session } from '../session.ts'
import { pageLines } from './page-lines.ts'
import { previewOf } from './preview.ts'

/** What can be asked about a text that the manifest had before. */
export function formerTexts({
  source,
  log,
}: Document): Pick<Session, 'editsTo' | 'editsToPage' | 'pagesOf' | 'previewOf'> {
  const analyse = createAnalyser() // versions have most pages in common
  return {
    editsTo: async (text) => editsBetween(log().text, withoutMark(text)),
    editsToPage: async (text, path) => editsToPage(source(), new Source('', text), path),
    pagesOf: async (text) => pageLines(analyse('', text), []),
    previewOf: async (text, key) => previewOf(analyse('', text), key, 0),
  }
}

/** The page as it was written then takes the place of the one of now, or comes last where there is none any more. */
function editsToPage(now: Source, then: Source, path: string): TextEdit[] {
  const former = pageAt(then, path)
  if (!former) return []
  const written = then.text.slice(former.offset, former.end)
  const place = pageAt(now, path)
  if (place) {
    const edits = editsBetween(now.text.slice(place.offset, place.end), written)
    return edits.map((edit) => ({ ...edit, offset: edit.offset + place.offset }))
  }
  const last = now.find(['pages'])?.members.size ?? 0
  const added = insertValue(now, ['pages', last], JSON.parse(written))
  return added ? [added] : []
}

function pageAt(source: Source, path: string): Located | undefined {
  const pages = [...(source.find(['pages'])?.members.values() ?? [])]
  return pages.find(({ members }) => {
    const own = members.get('path')
    return own && source.text.slice(own.offset, own.end) === JSON.stringify(path)
  })
}
