import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { pathOf } from '../../../engine/text/source.ts'
import { addressAt } from '../read/address-at.ts'
import { nameOf } from '../tell/name-of.ts'
import type { Ground, Plan } from './plan.ts'

/** What a finding's button does. */
export function planFix(edit: TextEdit, ground: Ground): Plan {
  const { findings, source } = ground.analysis()
  const isIt = (own: TextEdit | undefined) =>
    own?.offset === edit.offset && own.length === edit.length && own.text === edit.text
  const mended = findings.find(({ fix, guess }) => isIt(fix) || isIt(guess?.edit))
  if (!mended) return { reason: 'This was mended or changed already.' }
  const path = pathOf(mended.at.pointer)
  return { edits: [edit], sentence: `Mended ${nameOf(path, source)}` }
}

/** The text itself was edited. */
export function planText(edits: TextEdit[], ground: Ground): Plan {
  const source = ground.source()
  const [first] = edits
  const end = Math.max(...edits.map(({ offset, length }) => offset + length))
  if (!first || end > source.text.length || edits.some(({ offset }) => offset < 0))
    return { reason: 'The text is another one meanwhile.' }
  const path = pathOf(addressAt(source, first.offset))
  return { edits, sentence: `Edited ${nameOf(path, source)} as text`, field: 'text' }
}
