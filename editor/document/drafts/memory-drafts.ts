import type { Draft } from '../../keeper/keeper.ts'
import { numberOf } from './draft-lines.ts'
import type { DraftOptions, DraftStore } from './draft-store.ts'

/** Drafts for a window that can keep nothing itself; the keeper has them alone. */
export function memoryDrafts(id: string = crypto.randomUUID()): DraftOptions {
  return { id, store: memoryStore(), isOpen: async () => false }
}

/** A store that ends with the window. */
export function memoryStore(): DraftStore & { drafts: Map<string, Draft> } {
  const drafts = new Map<string, Draft>()
  const texts = new Map<string, string>()
  return {
    drafts,
    read: async () => [...drafts.values()],
    async append(id, number, line) {
      const before = (drafts.get(id)?.lines ?? []).filter((each) => numberOf(each) !== number)
      drafts.set(id, { id, changed: Date.now(), lines: [...before, line] })
    },
    async begin(id, _, line) {
      drafts.set(id, { id, changed: Date.now(), lines: [line] })
    },
    async drop(id) {
      drafts.delete(id)
    },
    async keepText(hash, text) {
      texts.set(hash, text)
    },
    textOf: async (hash) => texts.get(hash),
  }
}
