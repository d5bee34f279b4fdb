import { applyEdits, invertEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { withoutMark } from '../../../engine/text/without-mark.ts'
import { composeEdits } from '../edits/compose-edits.ts'
import { carryConflicts, type OpenConflict } from './open-conflict.ts'
import { type Choice, settle } from './settle.ts'
import type { Step } from './step.ts'
import { type FileChange, takeIn } from './take-in.ts'

/** The text, how it came to be, and what the file has; each event makes a new one. */
export interface Log {
  text: string
  /** The file's text as it was last read or saved. */
  base: string
  /** What can be taken back, the last at the end. */
  done: Step[]
  /** What can be done again, the next at the end. */
  undone: Step[]
  /** The hash of the file's bytes, and its byte order mark, which is no part of the text. */
  hash: string
  mark: string
  /** The text that is being saved; it becomes the base once it is. */
  saving?: string
  /** Where this and the file were changed in the same place. */
  conflicts: OpenConflict[]
}

/** All that can happen to a document. Its draft is the list of them. */
export type Event =
  | { kind: 'step'; sentence: string; edits: TextEdit[]; when: number; field?: string }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'saving' }
  | { kind: 'saved'; hash: string }
  | ({ kind: 'file' } & FileChange)
  | ({ kind: 'settle' } & Choice)

export interface Happened {
  log: Log
  /** What the event did to the text. */
  edits: TextEdit[]
  /** The conflict whose choice was taken back or made again. */
  settled?: OpenConflict
}

/** Typing goes into the same step as long as no pause is longer, in milliseconds. */
const longestPause = 1000

/** The log of a file that was just read. */
export function beginLog(file: { text: string; hash: string }): Log {
  const text = withoutMark(file.text)
  const mark = file.text.slice(0, file.text.length - text.length)
  return { text, base: text, done: [], undone: [], hash: file.hash, mark, conflicts: [] }
}

/** What a log becomes by an event. Nothing but the two decides it, so that a draft can be played again. */
export function happen(log: Log, event: Event): Happened {
  const happened = change(log, event)
  // Those that an event brings or settles are in their places already.
  if (event.kind !== 'step' && event.kind !== 'undo' && event.kind !== 'redo') return happened
  const { settled } = happened
  const conflicts = carryConflicts(log.conflicts, happened.edits)
  const isOpen = event.kind === 'undo' && settled !== undefined
  const left = conflicts.filter(({ id }) => id !== settled?.id)
  return { ...happened, log: { ...happened.log, conflicts: isOpen ? [...left, settled] : left } }
}

function change(log: Log, event: Event): Happened {
  switch (event.kind) {
    case 'step':
      return { log: addStep(log, event), edits: event.edits }
    case 'undo':
      return turn(log, 'done', 'undone')
    case 'redo':
      return turn(log, 'undone', 'done')
    case 'saving':
      return { log: { ...log, saving: log.text }, edits: [] }
    case 'saved': {
      const { saving: base = log.base, ...rest } = log
      // What was chosen between this and the file is in the file now: nothing is left to choose.
      const steps = { done: rest.done.map(plain), undone: rest.undone.map(plain) }
      return { log: { ...rest, ...steps, base, hash: event.hash }, edits: [] }
    }
    case 'file':
      return takeIn(log, event)
    case 'settle':
      return settle(log, event)
  }
}

const plain = ({ settled: _, ...step }: Step): Step => step

function addStep(log: Log, event: Extract<Event, { kind: 'step' }>): Log {
  const { edits, sentence, when, field } = event
  const text = applyEdits(log.text, edits)
  const back = invertEdits(log.text, edits)
  const last = log.done.at(-1)
  const joins =
    field !== undefined &&
    last?.field === field &&
    log.undone.length === 0 &&
    when - last.when <= longestPause
  const step = joins
    ? { ...last, when, edits: composeEdits(back, log.text, last.edits) }
    : { sentence, edits: back, when, ...(field !== undefined && { field }) }
  const before = joins ? log.done.slice(0, -1) : log.done
  return { ...log, text, done: [...before, step], undone: [] }
}

/** Takes the last step of one side, does it, and puts its inverse on the other. */
function turn(log: Log, from: 'done' | 'undone', to: 'done' | 'undone'): Happened {
  const step = log[from].at(-1)
  if (!step) return { log, edits: [] }
  const { field: _, ...rest } = step
  const settled = log.conflicts.find(({ id }) => id === step.settled?.id) ?? step.settled
  const edits = invertEdits(log.text, step.edits)
  const turned = { ...rest, edits, ...(settled && { settled }) }
  const text = applyEdits(log.text, step.edits)
  const left = { [from]: log[from].slice(0, -1), [to]: [...log[to], turned] }
  return { log: { ...log, text, ...left }, edits: step.edits, ...(settled && { settled }) }
}
