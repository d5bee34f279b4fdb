import type { Keeper } from '../../keeper/keeper.ts'
import type { Event, Log } from '../log/log.ts'
import { lineOf, numberOf, shortened } from './draft-lines.ts'
import type { DraftStore } from './draft-store.ts'

export interface DraftWriter {
  /** Notes what happened: in the window's own store at once, with the keeper in a moment. */
  write: (event: Event) => void
  /** Goes on with lines of which those before this number are kept already. */
  goOn: (lines: string[], known: number) => void
}

interface Paper {
  id: string
  store: DraftStore
  keeper: Pick<Keeper, 'appendDraft'>
  /** The document as it is before what is written. */
  log: () => Log
  /** Runs something in so many milliseconds. */
  later: (run: () => void, milliseconds: number) => void
}

/** Lines are sent together for so long, and again after so long where that failed, in milliseconds. */
const [pause, retry] = [150, 1000]

/** A draft of more lines begins anew with one line that stands for them. */
const mostLines = 1000

/** A line that is not sent yet; with those that begin anew all before it goes. */
interface Waiting {
  line: string
  isAnew: boolean
}

/** Writes a draft. What is lost at most is what happened in the last pause, and that only with both sides. */
export function draftWriter({ id, store, keeper, log, later }: Paper): DraftWriter {
  let first = 0
  let next = 0
  let waiting: Waiting[] = []
  let isSending = false
  const send = async () => {
    const due = waiting
    const from = due.findLastIndex(({ isAnew }) => isAnew)
    const lines = due.slice(Math.max(0, from)).map(({ line }) => line)
    try {
      await keeper.appendDraft(id, lines, from >= 0)
      waiting = waiting.slice(due.length)
      isSending = waiting.length > 0
      if (isSending) later(send, pause)
    } catch {
      later(send, retry) // the server is gone; it may come back
    }
  }
  const add = (number: number, line: string, isAnew = false) => {
    // Where a browser keeps nothing, the keeper still does.
    const kept = isAnew ? store.begin(id, number, line) : store.append(id, number, line)
    kept.catch(() => {})
    next = number + 1
    waiting = [...waiting, { line, isAnew }]
    if (!isSending) later(send, pause)
    isSending = true
  }
  const begin = () => {
    const { hash, mark, base } = log()
    store.keepText(hash, mark + base).catch(() => {})
    first = next
    if (next === 0) add(0, lineOf(0, { kind: 'begin', hash }))
    else add(next, shortened(next, log()), true)
  }
  return {
    write(event) {
      const isLong = next - first >= mostLines && log().saving === undefined
      if (next === 0 || isLong) begin()
      add(next, lineOf(next, event))
    },
    goOn(lines, known) {
      const numbers = lines.map((line) => numberOf(line) ?? 0)
      first = numbers[0] ?? 0
      next = known
      for (const [at, number] of numbers.entries())
        if (number >= known) add(number, lines[at] ?? '')
    },
  }
}
