import { beginLog, type Event, happen, type Log } from '../log/log.ts'

/** A line of a draft: its number, so that one that was sent twice counts once, and what happened. */
type Line = [number, Event | Beginning]

/** The text that a draft began from; its first line. */
interface Beginning {
  kind: 'begin'
  hash: string
}

/** What happened, as a line. */
export function lineOf(number: number, event: Event | Beginning): string {
  const line: Line = [number, event]
  return JSON.stringify(line)
}

/** The hash of the text that a draft began from; undefined where its first line is torn. */
export function baseOf(lines: string[]): string | undefined {
  const [, first] = lines.map(read).find((line) => line?.[0] === 0) ?? []
  return first?.kind === 'begin' ? first.hash : undefined
}

/** The log of a draft as far as its lines can be read, and those lines, each once. */
export function playDraft(
  written: string[],
  base: { text: string; hash: string },
): { log: Log; lines: string[] } {
  let log = beginLog(base)
  const lines: string[] = []
  for (const text of written) {
    const [number, event] = read(text) ?? []
    if (number === undefined || number > lines.length || !event) break
    if (number < lines.length) continue
    const next = event.kind === 'begin' ? log : played(log, event)
    if (!next) break
    log = next
    lines.push(text)
  }
  return { log, lines }
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
