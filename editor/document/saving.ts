import type { Keeper } from '../keeper/keeper.ts'
import type { Document } from './open-document.ts'
import type { Session } from './session.ts'

/** What brings the document and the file together. */
export function saving(
  document: Document,
  keeper: Pick<Keeper, 'save'>,
): Pick<Session, 'save' | 'resolve' | 'takeUpDraft' | 'dropDraft'> {
  return {
    async save() {
      document.happen({ kind: 'saving' })
      const saved = await keeper.save(document.file.mark + document.log().text, document.file.hash)
      if (!saved.isSaved) return { isSaved: false, reason: 'The file was changed meanwhile.' }
      document.file.hash = saved.hash
      document.happen({ kind: 'saved' })
      return { isSaved: true }
    },
    resolve: async () => ({ isDone: false, reason: 'There is nothing to choose between.' }),
    takeUpDraft: async () => ({ isDone: false, reason: 'There is nothing left of that window.' }),
    dropDraft: async () => {},
  }
}
