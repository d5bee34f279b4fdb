import { applyEdits, type TextEdit } from '../../../engine/text/edits/text-edit.ts'
import { carryEdits, carryOffset } from '../../document/edits/carry-edits.ts'
import { editsBetween } from '../../document/edits/edits-between.ts'
import type { Session } from '../../document/session.ts'

interface SyncOptions {
  session: Pick<Session, 'act' | 'textNow'>
  /** What is shown at first. */
  now: TextNow
  /** What is shown now. */
  shown: () => string
  show: (text: string) => void
  refuse: (reason: string) => void
}

interface TextNow {
  text: string
  version: number
}

/**
 * Keeps a view of the text and the document in step: what was typed goes to the document as edits of the text that it
 * said last; what others changed meanwhile comes into the view, and what was typed since is carried over it.
 */
export function syncText({ session, now, shown, show, refuse }: SyncOptions): () => Promise<void> {
  let last = now
  let isRunning = false

  async function exchange(): Promise<void> {
    const sent = shown()
    const edits = editsBetween(last.text, sent)
    const done = edits.length ? await session.act({ kind: 'text', edits }, last.version) : undefined
    if (done && !done.isDone) refuse(done.reason)
    last = await session.textNow()
    const later = editsBetween(sent, shown())
    show(applyEdits(last.text, carried(later, editsBetween(sent, last.text))))
  }

  /** Called after typing, and when the document has changed. */
  return async () => {
    if (isRunning) return
    isRunning = true
    do await exchange()
    while (shown() !== last.text)
    isRunning = false
  }
}

/** Where both changed the same place, what was typed is added to what stands there. */
function carried(later: TextEdit[], over: TextEdit[]): TextEdit[] {
  return (
    carryEdits(later, over) ??
    later.map(({ offset, text }) => ({ offset: carryOffset(offset, over), length: 0, text }))
  )
}
