import type { Keeper } from '../../keeper/keeper.ts'
import type { Event } from '../log/log.ts'
import { lineOf } from './draft-lines.ts'
import type { DraftStore } from './draft-store.ts'

export interface DraftWriter {
  /** Notes what happened: in the window's own store at once, with the keeper in a moment. */
  write: (event: Event) => void
  /** Goes on with lines of which the first ones are kept already. */
  goOn: (lines: string[], known: number) => void
}

interface Paper {
  id: string
  store: DraftStore
  keeper: Pick<Keeper, 'appendDraft'>
  /** What the first line names, where there is none yet. */
  base: () => { hash: string; text: string }
  /** Runs something in so many milliseconds. */
  later: (run: () => void, milliseconds: number) => void
}

/** Lines are sent together for so long, and again after so long where that failed, in milliseconds. */
const [pause, retry] = [150, 1000]

/** Writes a draft. What is lost at most is what happened in the last pause, and that only with both sides. */
export function draftWriter({ id, store, keeper, base, later }: Paper): DraftWriter {
  let count = 0
  let waiting: string[] = []
  let isSending = false
  const send = async () => {
    const lines = waiting
    try {
      await keeper.appendDraft(id, lines)
      waiting = waiting.slice(lines.length)
      isSending = waiting.length > 0
      if (isSending) later(send, pause)
    } catch {
      later(send, retry) // the server is gone; it may come back
    }
  }
  const add = (line: string) => {
    // Where a browser keeps nothing, the keeper still does.
    store.append(id, count++, line).catch(() => {})
    waiting = [...waiting, line]
    if (!isSending) later(send, pause)
    isSending = true
  }
  return {
    write(event) {
      if (count === 0) {
        const { hash, text } = base()
        store.keepText(hash, text).catch(() => {})
        add(lineOf(0, { kind: 'begin', hash }))
      }
      add(lineOf(count, event))
    },
    goOn(lines, known) {
      count = known
      for (const line of lines.slice(known)) add(line)
    },
  }
}
