import { createStore, delMany, entries, get, keys, promisifyRequest, set } from 'idb-keyval'
import type { DraftStore } from '../document/drafts/draft-store.ts'
import type { Draft } from '../keeper/keeper.ts'

type Key = [id: string, number: number]

interface KeptLine {
  line: string
  changed: number
}

/** Drafts in the browser's database, each line by itself: one that was written stays, whatever ends behind it. */
export function browserDrafts(): DraftStore {
  const lines = createStore('broadsheet-drafts', 'lines')
  const texts = createStore('broadsheet-texts', 'texts')
  return {
    async read() {
      const drafts = new Map<string, Draft>()
      // In the order of the keys, which is that of the lines.
      for (const [[id], { line, changed }] of await entries<Key, KeptLine>(lines)) {
        const draft = drafts.get(id) ?? { id, changed: 0, lines: [] }
        drafts.set(id, draft)
        draft.lines.push(line)
        draft.changed = Math.max(draft.changed, changed)
      }
      return [...drafts.values()]
    },
    append: (id, number, line) => set([id, number], { line, changed: Date.now() }, lines),
    begin: (id, number, line) =>
      lines('readwrite', (store) => {
        store.delete(IDBKeyRange.bound([id, 0], [id, number], false, true))
        store.put({ line, changed: Date.now() }, [id, number])
        return promisifyRequest(store.transaction)
      }),
    async drop(id) {
      const all = await keys<Key>(lines)
      const [own, others] = [
        all.filter(([draft]) => draft === id),
        all.some(([draft]) => draft !== id),
      ]
      await delMany(own, lines)
      if (!others) await delMany(await keys(texts), texts) // no draft begins from them any more
    },
    keepText: (hash, text) => set(hash, text, texts),
    textOf: (hash) => get<string>(hash, texts),
  }
}
