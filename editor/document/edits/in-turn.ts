import { applyEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { Source } from '../../../engine/text/source.ts'
import { composeEdits } from './compose-edits.ts'

type Change = (source: Source) => TextEdit | TextEdit[] | undefined

/** The edits of several changes, each made in what the former left; undefined where one cannot be made. */
export function inTurn(source: Source, changes: Change[]): TextEdit[] | undefined {
  let now = source
  let edits: TextEdit[] = []
  for (const change of changes) {
    const made = change(now)
    if (!made) return undefined
    const next = [made].flat()
    edits = composeEdits(edits, now.text, next)
    now = new Source(source.file, applyEdits(now.text, next))
  }
  return edits
}
