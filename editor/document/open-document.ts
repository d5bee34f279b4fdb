import type { Analysis } from '../../engine/analysis/analyse.ts'
import { applyEdits, invertEdits, type TextEdit } from '../../engine/text/edits/text-edit.ts'
import { isJson } from '../../engine/text/is-json.ts'
import { Source } from '../../engine/text/source.ts'
import type { Ground } from './act/plan.ts'
import { type Event, happen, type Log } from './log/log.ts'
import type { Known } from './read/page-alone.ts'
import { previewOf, quickPreview } from './read/preview.ts'
import { sourceAfter } from './read/source-after.ts'
import { viewOf } from './read/view.ts'
import type { Leftover, PageKey, Preview, View } from './session.ts'

/** The manifest as it is now, for those who read and change it. */
export interface Document extends Ground {
  log: () => Log
  /** A page as it is shown; of a text that was just changed, without the analysis of the whole where that is possible. */
  preview: (key: PageKey) => Preview | undefined
  version: () => number
  /** Lets something happen; the views follow in a moment. */
  happen: (event: Event) => void
  /** Becomes another one by edits. */
  become: (log: Log, edits: TextEdit[]) => void
  /** What is known beside the text is another: the text is analysed again. */
  judgeAnew: () => void
  /** Shows what other windows left. */
  leave: (leftovers: Leftover[]) => void
  /** A text that was there before, and what was done to it since; undefined where that is too long ago. */
  since: (version: number) => { text: string; edits: TextEdit[][] } | undefined
  subscribe: (listener: (view: View) => void) => void
}

/** How many changes are remembered for those who saw an earlier version. */
const remembered = 100

/** An analysis that takes longer than `quick` waits for a pause, so that typing does not wait for it; in milliseconds. */
const [quick, pause] = [30, 200]

/**
 * What is typed stands on the screen already: what else follows from it is told in the first pause so long, so that no
 * key waits for it, and after so long at the latest; in milliseconds.
 */
const [typingPause, longestWait] = [300, 5000]

interface Opening {
  file: string
  include?: string | undefined
  log: Log
  analyse: (text: string) => Analysis
  /** Is told what happens. */
  record: (event: Event) => void
}

/** Makes a document of what is kept. */
export function openDocument({ file, include, analyse, record, ...opening }: Opening): Document {
  let { log } = opening
  let leftovers: Leftover[] = []
  let version = 1
  let known: Known | undefined
  /** How long the last analysis took, in milliseconds. */
  let effort = 0
  let changes: { edits: TextEdit[]; back: TextEdit[] }[] = []
  let telling: ReturnType<typeof setTimeout> | undefined
  /** When the first of what is not told yet happened. */
  let untold: number | undefined
  const listeners: ((view: View) => void)[] = []
  let located: Source | undefined
  let isReadable = false // as far as is known
  const analysis = () => {
    if (known?.text !== log.text) {
      const begun = performance.now()
      known = { text: log.text, analysis: analyse(log.text) }
      effort = performance.now() - begun
    }
    return known.analysis
  }
  const source = () => {
    isReadable ||= isJson(log.text)
    // Where the values of a text that is not valid JSON stand, the analysis alone can tell.
    if (known?.text === log.text || !isReadable) return analysis().source
    if (located?.text !== log.text) located = new Source(file, log.text)
    return located
  }
  const view = () => viewOf({ log, version, file, include, leftovers, analysis: analysis() })
  const tell = () => {
    const now = view()
    untold = undefined
    for (const listener of listeners) listener(now)
  }
  const tellSoon = (isTyping = false) => {
    // One view for all that happens at once; where it costs much, for all until there is a pause.
    clearTimeout(telling)
    untold ??= performance.now()
    const left = untold + longestWait - performance.now()
    const wait = isTyping ? typingPause : effort > quick ? pause : 0
    telling = setTimeout(tell, Math.max(0, Math.min(wait, left)))
  }
  const become = (after: Log, edits: TextEdit[], isTyping = false) => {
    changes = [...changes, { edits, back: invertEdits(log.text, edits) }].slice(-remembered)
    log = after
    version++
    tellSoon(isTyping)
  }
  return {
    ...(include !== undefined && { include }),
    analysis,
    log: () => log,
    version: () => version,
    source,
    preview: (key) =>
      (known && known.text !== log.text && quickPreview(known, log.text, key, version)) ||
      previewOf(analysis(), key, version),
    happen(event) {
      record(event)
      const { log: after, edits } = happen(log, event)
      // Edits of values leave JSON; what is written as text, or comes from elsewhere, may not.
      const isEdit = event.kind === 'step' && event.field !== 'text'
      isReadable &&= isEdit || event.kind === 'saving' || event.kind === 'saved'
      const isTyping = event.kind === 'step' && event.field !== undefined
      const [edit] = edits
      if (isReadable && isTyping && edit && edits.length === 1)
        located = sourceAfter(source(), edit, after.text)
      become(after, edits, isTyping)
    },
    become(after, edits) {
      isReadable = false
      become(after, edits)
    },
    judgeAnew() {
      known = undefined
      tellSoon()
    },
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
