import { applyEdits, invertEdits } from '../../../engine/text/edits/text-edit.ts'
import type { Happened, Log } from './log.ts'
import { carryConflicts } from './open-conflict.ts'

export interface Choice {
  /** Which conflict, by its place in the list. */
  conflict: number
  choice: 'mine' | 'theirs'
  sentence: string
}

/** Settles a conflict by a step, so that the choice can be taken back. */
export function settle(log: Log, { conflict, choice, sentence }: Choice): Happened {
  const settled = log.conflicts[conflict]
  if (!settled) return { log, edits: [] }
  const { start, end, theirs } = settled
  const edits = choice === 'mine' ? [] : [{ offset: start, length: end - start, text: theirs }]
  const left = log.conflicts.filter((other) => other !== settled)
  const step = { sentence, when: 0, edits: invertEdits(log.text, edits), settled }
  const after = {
    text: applyEdits(log.text, edits),
    conflicts: carryConflicts(left, edits),
    done: [...log.done, step],
    undone: [],
  }
  return { log: { ...log, ...after }, edits }
}
