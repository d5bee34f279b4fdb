import type { Keeper } from '../../keeper/keeper.ts'
import type { Done } from '../action.ts'
import { editsBetween } from '../edits/edits-between.ts'
import { mergeTexts } from '../merge/merge-texts.ts'
import type { Document } from '../open-document.ts'
import type { Session } from '../session.ts'
import { changesBetween } from '../tell/changes-between.ts'
import type { DraftOptions } from './draft-store.ts'
import type { DraftWriter } from './draft-writer.ts'
import type { PlayedDraft } from './open-drafts.ts'

interface Desk {
  document: Document
  writer: DraftWriter
  left: PlayedDraft[]
  drafts: DraftOptions
  keeper: Pick<Keeper, 'dropDraft'>
  takeIn: (file: { text: string; hash: string }) => void
  now: () => number
}

/** What windows left unsaved that are gone: to go on with, or to throw away. */
export function leftovers(desk: Desk): Pick<Session, 'takeUpDraft' | 'dropDraft'> {
  const { document, drafts, keeper } = desk
  let { left } = desk
  const show = () =>
    document.leave(
      left.map(({ id, changed, log }) => ({
        id,
        changed,
        changes: changesBetween(log.base, log.text),
      })),
    )
  if (left.length > 0) show()
  const dropDraft = async (id: string) => {
    left = left.filter((draft) => draft.id !== id)
    show()
    await Promise.allSettled([drafts.store.drop(id), keeper.dropDraft(id)])
  }
  return {
    dropDraft,
    async takeUpDraft(id) {
      const draft = left.find((one) => one.id === id)
      if (!draft) return { isDone: false, reason: 'There is nothing left of that window.' }
      const done = takeUp(desk, draft)
      if (done.isDone) await dropDraft(id)
      return done
    },
  }
}

/** A window in which nothing was done becomes the one that is gone; in another one its changes are one step. */
function takeUp(desk: Desk, { log, lines, changed }: PlayedDraft): Done {
  const { document, writer, takeIn, now } = desk
  const present = document.log()
  if (present.text !== present.base)
    return { isDone: false, reason: 'Save what you changed here first, then go on with the other.' }
  if (present.done.length === 0 && present.undone.length === 0) {
    writer.goOn(lines, 0)
    document.become(log, editsBetween(present.text, log.text))
    takeIn({ text: present.mark + present.base, hash: present.hash })
  } else {
    const { base, text: theirs } = log
    const { edits, clashes } = mergeTexts({ base, mine: present.text, theirs })
    if (clashes.length > 0)
      return {
        isDone: false,
        reason:
          'The same places were changed since. Open the editor in a new window, and go on there.',
      }
    const time = new Date(changed).toTimeString().slice(0, 5)
    const sentence = `Took up the changes from ${time}`
    document.happen({ kind: 'step', sentence, edits, when: now() })
  }
  return { isDone: true, version: document.version() }
}
