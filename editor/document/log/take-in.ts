import { applyEdits, invertEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { carryEdits } from '../edits/carry-edits.ts'
import { mergeTexts } from '../merge/merge-texts.ts'
import type { Happened, Log } from './log.ts'
import { carryConflicts } from './open-conflict.ts'
import type { Step } from './step.ts'

/** What another hand did to the file. */
export interface FileChange {
  /** What turns the text that the file had into the one that it has. */
  edits: TextEdit[]
  hash: string
  mark: string
}

/** Takes in what another hand did to the file; what can be taken back still can be. */
export function takeIn(log: Log, { edits: change, hash, mark }: FileChange): Happened {
  const base = applyEdits(log.base, change)
  const { edits, clashes } = mergeTexts({ base: log.base, mine: log.text, theirs: base })
  const { saving: _, ...rest } = log
  const next = log.conflicts.reduce((most, { id }) => Math.max(most, id + 1), 0)
  const fresh = clashes.map((clash, index) => ({ ...clash, id: next + index }))
  const left = carryConflicts(log.conflicts, edits).filter((old) =>
    fresh.every(({ start, end }) => end < old.start || old.end < start),
  )
  const after = {
    ...rest,
    ...{ base, hash, mark },
    text: applyEdits(log.text, edits),
    conflicts: [...left, ...fresh],
    done: under(log.done, edits, log.text, true),
    undone: under(log.undone, edits, log.text, false),
  }
  return { log: after, edits }
}

/**
 * Steps, the last first, as they are once something else was done behind them. Where one of them touches that, the
 * order is kept instead: what else was done becomes a step itself, or, of what was taken back, the rest is lost.
 */
function under(steps: Step[], edits: TextEdit[], text: string, isKept: boolean): Step[] {
  const carried: Step[] = []
  let [foreign, now] = [edits, text]
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index]
    if (!step || foreign.length === 0)
      return [...steps.slice(0, index + 1), ...carried.toReversed()]
    const own = carryEdits(step.edits, foreign)
    const next = carryEdits(foreign, step.edits)
    if (!own || !next) {
      const before = isKept ? [...steps.slice(0, index + 1), barrier(now, foreign)] : []
      return [...before, ...carried.toReversed()]
    }
    const [settled] = step.settled ? carryConflicts([step.settled], next) : []
    carried.push({ ...step, edits: own, ...(settled && { settled }) })
    now = applyEdits(now, step.edits)
    foreign = next
  }
  return carried.toReversed()
}

const barrier = (text: string, edits: TextEdit[]): Step => ({
  sentence: 'Took in what was changed in the file',
  edits: invertEdits(text, edits),
  when: 0,
})
