import { counted } from '../../engine/text/counted.ts'
import { applyEdits } from '../../engine/text/edits/text-edit.ts'
import { isJson } from '../../engine/text/is-json.ts'
import { pathOf } from '../../engine/text/source.ts'
import { withoutMark } from '../../engine/text/without-mark.ts'
import type { Keeper } from '../keeper/keeper.ts'
import { editsBetween } from './edits/edits-between.ts'
import type { Document } from './open-document.ts'
import { conflictOf } from './read/conflict-of.ts'
import type { Session } from './session.ts'
import { nameOf } from './tell/name-of.ts'

type Saving = Pick<Session, 'save' | 'resolve'> & {
  /** Takes in what another hand did to the file. */
  look: () => Promise<void>
  takeIn: (file: { text: string; hash: string }) => void
}

type Save = ReturnType<Session['save']>

/** How often a file may be changed by others while it is saved. */
const maxAttempts = 5

/** What brings the document and the file together. */
export function saving(document: Document, keeper: Pick<Keeper, 'read' | 'save'>): Saving {
  const inTurn = queue()
  return {
    save: () => inTurn(() => save(document, keeper)),
    look: () =>
      inTurn(async () => {
        takeIn(document, await keeper.read())
      }),
    takeIn: (file) => takeIn(document, file),
    resolve: async (conflict, choice) => resolve(document, conflict, choice),
  }
}

async function save(document: Document, keeper: Pick<Keeper, 'save'>): Save {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { text, base, hash, mark, conflicts } = document.log()
    if (conflicts.length > 0) return { isSaved: false, reason: reasonFor(conflicts.length) }
    if (text === base) return { isSaved: true }
    document.happen({ kind: 'saving' })
    try {
      const saved = await keeper.save(mark + text, hash)
      if (saved.isSaved) {
        document.happen({ kind: 'saved', hash: saved.hash })
        if (saved.now) takeIn(document, saved.now)
        return { isSaved: true }
      }
      takeIn(document, saved)
    } catch (error) {
      return { isSaved: false, reason: error instanceof Error ? error.message : String(error) }
    }
  }
  return { isSaved: false, reason: 'The file is being changed all the time. Try again.' }
}

const reasonFor = (count: number) =>
  `${counted(count, 'place was', 'places were')} changed here and in the file. Choose ${count === 1 ? '' : 'for each '}which of the two shall stay.`

function takeIn(document: Document, file: { text: string; hash: string }): void {
  if (file.hash === document.log().hash) return
  const text = withoutMark(file.text)
  const edits = editsBetween(document.log().base, text)
  const mark = file.text.slice(0, file.text.length - text.length)
  document.happen({ kind: 'file', edits, hash: file.hash, mark })
}

async function resolve(
  document: Document,
  conflict: number,
  choice: 'mine' | 'theirs',
): ReturnType<Session['resolve']> {
  const { text, conflicts } = document.log()
  const open = conflicts[conflict]
  if (!open) return { isDone: false, reason: 'There is nothing to choose between any more.' }
  const { start, end, theirs } = open
  const after = applyEdits(text, [{ offset: start, length: end - start, text: theirs }])
  if (choice === 'theirs' && isJson(text) && !isJson(after))
    return {
      isDone: false,
      reason: 'This place was changed too much since. Make the change by hand, then keep yours.',
    }
  const { pointer } = conflictOf(open, document.analysis())
  const name = nameOf(pathOf(pointer), document.source())
  const sentence = choice === 'mine' ? `Kept ${name} as it is here` : `Took ${name} from the file`
  document.happen({ kind: 'settle', conflict, choice, sentence })
  return { isDone: true, version: document.version(), pointer }
}

/** Work that is done one after the other. */
function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}
