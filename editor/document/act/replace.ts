import { counted } from '../../../engine/text/counted.ts'
import { replaceWithin } from '../../../engine/text/edits/replace-within.ts'
import { pathOf } from '../../../engine/text/source.ts'
import type { Span } from '../../../engine/text/source-range.ts'
import { nameOf } from '../tell/name-of.ts'
import { quoted } from '../tell/words.ts'
import { type Ground, type Plan, valueAt } from './plan.ts'

type TextPlace = Span & { pointer: string }

/** Pieces of texts are replaced, all at once. */
export function planReplace(places: TextPlace[], by: string, ground: Ground): Plan {
  const source = ground.source()
  const [first] = places
  const edits = distinct(places).map(({ pointer, ...span }) =>
    replaceWithin(source, pathOf(pointer), span, by),
  )
  const found = edits.flatMap((edit) => edit ?? [])
  if (!first || found.length < edits.length)
    return { reason: 'These texts were changed meanwhile; search again.' }
  const words = valueAt(source, pathOf(first.pointer))
  const piece = typeof words === 'string' ? words.slice(first.start, first.end) : ''
  const where =
    places.length === 1 ? nameOf(pathOf(first.pointer), source) : counted(places.length, 'place')
  return { edits: found, sentence: `Replaced ${quoted(piece)} by ${quoted(by)} in ${where}` }
}

/** Two pieces of one text that overlap are found when a search is repeated in a longer text; the first counts. */
function distinct(places: TextPlace[]): TextPlace[] {
  return places.filter(
    (place, index) =>
      !places
        .slice(0, index)
        .some(
          ({ pointer, start, end }) =>
            pointer === place.pointer && start < place.end && place.start < end,
        ),
  )
}
