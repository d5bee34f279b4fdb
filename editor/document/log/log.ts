import { applyEdits, invertEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { composeEdits } from '../edits/compose-edits.ts'
import type { Step } from './step.ts'

/** The text, how it came to be, and what the file has; each event makes a new one. */
export interface Log {
  text: string
  /** The file's text as it was last read or saved. */
  base: string
  /** What can be taken back, the last at the end. */
  done: Step[]
  /** What can be done again, the next at the end. */
  undone: Step[]
  /** The text that is being saved; it becomes the base once it is. */
  saving?: string
}

/** All that can happen to a document. Its draft is the list of them. */
export type Event =
  | { kind: 'step'; sentence: string; edits: TextEdit[]; when: number; field?: string }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'saving' }
  | { kind: 'saved' }

export interface Happened {
  log: Log
  /** What the event did to the text. */
  edits: TextEdit[]
}

/** Typing goes into the same step as long as no pause is longer, in milliseconds. */
const longestPause = 1000

/** The log of a text that was just read. */
export function beginLog(text: string): Log {
  return { text, base: text, done: [], undone: [] }
}

/** What a log becomes by an event. Nothing but the two decides it, so that a draft can be played again. */
export function happen(log: Log, event: Event): Happened {
  if (event.kind === 'step') return { log: addStep(log, event), edits: event.edits }
  if (event.kind === 'undo') return turn(log, 'done', 'undone')
  if (event.kind === 'redo') return turn(log, 'undone', 'done')
  if (event.kind === 'saving') return { log: { ...log, saving: log.text }, edits: [] }
  const { saving = log.base, ...rest } = log
  return { log: { ...rest, base: saving }, edits: [] }
}

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
  const turned = { ...rest, edits: invertEdits(log.text, step.edits) }
  const text = applyEdits(log.text, step.edits)
  const left = { [from]: log[from].slice(0, -1), [to]: [...log[to], turned] }
  return { log: { ...log, text, ...left }, edits: step.edits }
}
