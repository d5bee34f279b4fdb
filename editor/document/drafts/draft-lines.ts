import { applyEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { editsBetween } from '../edits/edits-between.ts'
import { beginLog, type Event, happen, type Log } from '../log/log.ts'

/** A line of a draft: its number, so that one that was sent twice counts once, and what happened. */
type Line = [number, Event | Beginning]

/** The text that a draft began from; its first line, or a later one from which it can be played as well. */
interface Beginning {
  kind: 'begin'
  hash: string
  /** What was done until then, where there was something. */
  until?: Pick<Log, 'done' | 'undone' | 'conflicts'> & { edits: TextEdit[] }
}

/** So many steps can still be taken back once a draft was shortened and the window loaded again. */
export const keptSteps = 500

/** What happened, as a line. */
export function lineOf(number: number, event: Event | Beginning): string {
  const line: Line = [number, event]
  return JSON.stringify(line)
}

/** A line that stands for all before it. */
export function shortened(number: number, log: Log): string {
  const { hash, base, text, undone, conflicts } = log
  const done = log.done.slice(-keptSteps)
  const edits = editsBetween(base, text)
  return lineOf(number, { kind: 'begin', hash, until: { edits, done, undone, conflicts } })
}

/** The hash of the text that a draft is played from; undefined where the line with it is torn. */
export function baseOf(lines: string[]): string | undefined {
  const [, first] = lines.map(read).findLast(isBeginning) ?? []
  return first?.kind === 'begin' ? first.hash : undefined
}

/** The log of a draft as far as its lines can be read, from the last that it can be played from, and those lines, each once. */
export function playDraft(
  written: string[],
  base: { text: string; hash: string },
): { log: Log; lines: string[]; next: number } {
  let log = beginLog(base)
  const from = Math.max(
    0,
    written.findLastIndex((line) => isBeginning(read(line))),
  )
  let next = numberOf(written[from] ?? '') ?? 0
  const lines: string[] = []
  for (const text of written.slice(from)) {
    const [number, event] = read(text) ?? []
    if (number === undefined || number > next || !event) break
    if (number < next) continue
    const after = event.kind === 'begin' ? begun(log, event) : played(log, event)
    if (!after) break
    log = after
    lines.push(text)
    next++
  }
  return { log, lines, next }
}

/** The number of a line; undefined where it is torn. */
export function numberOf(line: string): number | undefined {
  return read(line)?.[0]
}

const isBeginning = (line: Line | undefined) => line?.[1].kind === 'begin'

function begun(log: Log, { until }: Beginning): Log {
  if (!until) return log
  const { edits, ...rest } = until
  return { ...log, ...rest, text: applyEdits(log.text, edits) }
}

/** Undefined where an event does not fit: it was written by another version of the editor. */
function played(log: Log, event: Event): Log | undefined {
  try {
    return happen(log, event).log
  } catch {
    return undefined
  }
}

function read(text: string): Line | undefined {
  try {
    const line: unknown = JSON.parse(text)
    const isLine = Array.isArray(line) && typeof line[0] === 'number' && Object(line[1]).kind
    return isLine ? (line as Line) : undefined // a line that is whole is as `lineOf` wrote it
  } catch {
    return undefined
  }
}
