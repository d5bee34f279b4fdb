import type { TextEdit } from '../../engine/text/edits/text-edit.ts'
import type { PlacedFinding } from '../document/session.ts'

/** What buttons can do about a finding: what is safe, and what was probably meant. */
export function mendsOf({
  fix,
  guess,
}: Pick<PlacedFinding, 'fix' | 'guess'>): { words: string; edit: TextEdit }[] {
  return [
    ...(fix ? [{ words: 'Mend it', edit: fix }] : []),
    ...(guess ? [{ words: `Use “${guess.text}”`, edit: guess.edit }] : []),
  ]
}
