import type { TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { type Clash, carryRange } from '../merge/merge-texts.ts'

/** A place that was changed here and in the file; what was written here stands in the text. */
export interface OpenConflict extends Clash {
  /** Tells it from others. */
  id: number
}

/** Conflicts at their places after edits. */
export function carryConflicts(conflicts: OpenConflict[], edits: TextEdit[]): OpenConflict[] {
  return conflicts.map((conflict) => ({ ...conflict, ...carryRange(conflict, edits) }))
}
