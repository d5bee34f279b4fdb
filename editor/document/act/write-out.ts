import { segmentsOf } from '../../../engine/manifest/tokens.ts'
import { replaceWithin } from '../../../engine/text/edits/replace-within.ts'
import { pathOf } from '../../../engine/text/source.ts'
import type { Span } from '../../../engine/text/source-range.ts'
import { nameOf } from '../tell/name-of.ts'
import { quoted } from '../tell/words.ts'
import { type Ground, type Plan, valueAt } from './plan.ts'

/** A variable's words are written out at one place, so that they can be changed there alone. */
export function planWriteOut(pointer: string, { start, end }: Span, ground: Ground): Plan {
  const source = ground.source()
  const path = pathOf(pointer)
  const written = valueAt(source, path)
  const variables = ground.analysis().globals?.context.variables ?? {}
  const segment =
    typeof written === 'string' &&
    segmentsOf(written, variables).find((one) => one.start === start && one.end === end)
  if (!segment || segment.kind === 'literal')
    return { reason: 'There is no variable in this place any more.' }
  const edit = replaceWithin(source, path, segment, segment.text)
  if (!edit) return { reason: 'This text is not written as a text of JSON.' }
  const sentence = `Wrote ${quoted(segment.text)} out in ${nameOf(path, source)}`
  return { edits: [edit], sentence }
}
