import type { Analysis } from '../../engine/analysis/analyse.ts'
import { applyEdits, invertEdits, type TextEdit } from '../../engine/text/edits/text-edit.ts'
import type { Kept } from '../keeper/keeper.ts'
import type { Ground } from './act/plan.ts'
import { beginLog, type Event, happen, type Log } from './log/log.ts'
import { viewOf } from './read/view.ts'
import type { View } from './session.ts'

/** The manifest as it is now, for those who read and change it. */
export interface Document extends Ground {
  log: () => Log
  version: () => number
  /** Lets something happen; the views follow in a moment. */
  happen: (event: Event) => void
  /** A text that was there before, and what was done to it since; undefined where that is too long ago. */
  since: (version: number) => { text: string; edits: TextEdit[][] } | undefined
  subscribe: (listener: (view: View) => void) => void
}

/** How many changes are remembered for those who saw an earlier version. */
const remembered = 100

/** Makes a document of what is kept. */
export function openDocument(kept: Kept, analyse: (text: string) => Analysis): Document {
  let log = beginLog(kept)
  let version = 1
  let known: { text: string; analysis: Analysis } | undefined
  let changes: { edits: TextEdit[]; back: TextEdit[] }[] = []
  let isTelling = false
  const listeners: ((view: View) => void)[] = []
  const analysis = () => {
    if (known?.text !== log.text) known = { text: log.text, analysis: analyse(log.text) }
    return known.analysis
  }
  const view = () => viewOf({ log, version, file: kept.file, analysis: analysis() })
  const tell = () => {
    isTelling = false
    const now = view()
    for (const listener of listeners) listener(now)
  }
  return {
    analysis,
    log: () => log,
    version: () => version,
    source: () => analysis().source,
    happen(event) {
      const { log: after, edits } = happen(log, event)
      changes = [...changes, { edits, back: invertEdits(log.text, edits) }].slice(-remembered)
      log = after
      version++
      // One view for all that happens at once.
      if (!isTelling) setTimeout(tell)
      isTelling = true
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
