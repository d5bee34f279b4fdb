import type { Analysis } from '../../engine/analysis/analyse.ts'
import { applyEdits, invertEdits, type TextEdit } from '../../engine/text/edits/text-edit.ts'
import type { Ground } from './act/plan.ts'
import { type Event, happen, type Log } from './log/log.ts'
import { viewOf } from './read/view.ts'
import type { Leftover, View } from './session.ts'

/** The manifest as it is now, for those who read and change it. */
export interface Document extends Ground {
  log: () => Log
  version: () => number
  /** Lets something happen; the views follow in a moment. */
  happen: (event: Event) => void
  /** Becomes another one by edits. */
  become: (log: Log, edits: TextEdit[]) => void
  /** Shows what other windows left. */
  leave: (leftovers: Leftover[]) => void
  /** A text that was there before, and what was done to it since; undefined where that is too long ago. */
  since: (version: number) => { text: string; edits: TextEdit[][] } | undefined
  subscribe: (listener: (view: View) => void) => void
}

/** How many changes are remembered for those who saw an earlier version. */
const remembered = 100

interface Opening {
  file: string
  log: Log
  analyse: (text: string) => Analysis
  /** Is told what happens. */
  record: (event: Event) => void
}

/** Makes a document of what is kept. */
export function openDocument({ file, analyse, record, ...opening }: Opening): Document {
  let { log } = opening
  let leftovers: Leftover[] = []
  let version = 1
  let known: { text: string; analysis: Analysis } | undefined
  let changes: { edits: TextEdit[]; back: TextEdit[] }[] = []
  let isTelling = false
  const listeners: ((view: View) => void)[] = []
  const analysis = () => {
    if (known?.text !== log.text) known = { text: log.text, analysis: analyse(log.text) }
    return known.analysis
  }
  const view = () => viewOf({ log, version, file, leftovers, analysis: analysis() })
  const tell = () => {
    isTelling = false
    const now = view()
    for (const listener of listeners) listener(now)
  }
  const tellSoon = () => {
    // One view for all that happens at once.
    if (!isTelling) setTimeout(tell)
    isTelling = true
  }
  const become = (after: Log, edits: TextEdit[]) => {
    changes = [...changes, { edits, back: invertEdits(log.text, edits) }].slice(-remembered)
    log = after
    version++
    tellSoon()
  }
  return {
    analysis,
    log: () => log,
    version: () => version,
    source: () => analysis().source,
    happen(event) {
      record(event)
      const { log: after, edits } = happen(log, event)
      become(after, edits)
    },
    become,
    leave(left) {
      leftovers = left
      tellSoon()
    },
    since(seen) {
      const after = changes.slice(changes.length - (version - seen))
      if (seen > version || after.length !== version - seen) return undefined
      const text = after.reduceRight((text, { back }) => applyEdits(text, back), log.text)
      return { text, edits: after.map(({ edits }) => edits) }
    },
    subscribe(listener) {
      listeners.push(listener)
      listener(view())
    },
  }
}
