import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import type { Path } from '../../../engine/text/path.ts'
import { carryRange } from '../merge/merge-texts.ts'

/** A place that was changed here and in the file; what was written here stands in the text. */
export interface OpenConflict {
  /** Tells it from others. */
  id: number
  /** The address, before both changes, of the value, or of the list or object around the members. */
  path: Path
  isValue: boolean
  /** Where it stands in the text. */
  start: number
  end: number
  before: string
  theirs: string
}

/** Conflicts at their places after edits. */
export function carryConflicts(conflicts: OpenConflict[], edits: TextEdit[]): OpenConflict[] {
  return conflicts.map((conflict) => ({ ...conflict, ...carryRange(conflict, edits) }))
}
