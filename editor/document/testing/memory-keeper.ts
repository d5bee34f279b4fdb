import { createHash } from 'node:crypto'
import type { Draft, Keeper } from '../../keeper/keeper.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

type Kept = Pick<
  Keeper,
  'read' | 'readText' | 'save' | 'watch' | 'appendDraft' | 'dropDraft' | 'pictures'
>

export interface MemoryKeeper extends Kept {
  text: () => string
  /** Another hand writes the file. */
  write: (text: string) => void
  drafts: Map<string, Draft>
  /** All windows end. */
  forget: () => void
  /** While it is down, all it is asked for fails. */
  isDown: boolean
}

/** A keeper that keeps all in memory. */
export function memoryKeeper(first: string): MemoryKeeper {
  let text = first
  const texts = new Map<string, string>()
  const listeners = new Set<() => void>()
  const keep = (next: string) => {
    text = next
    texts.set(hashOf(next), next)
    return hashOf(next)
  }
  keep(first)
  const drafts = new Map<string, Draft>()
  const keeper: MemoryKeeper = {
    ...{ drafts, isDown: false, text: () => text, forget: () => listeners.clear() },
    write(next) {
      keep(next)
      for (const listener of listeners) listener()
    },
    async read() {
      answering()
      return { file: 'm.json', text, hash: hashOf(text), drafts: [...drafts.values()] }
    },
    async readText(hash) {
      answering()
      const found = texts.get(hash)
      if (found === undefined) throw new Error('This version is not kept.')
      return found
    },
    async save(next, base) {
      answering()
      if (base !== hashOf(text)) return { isSaved: false, text, hash: hashOf(text) }
      return { isSaved: true, hash: keep(next) }
    },
    async appendDraft(id, lines, isAnew) {
      answering()
      const before = isAnew ? [] : (drafts.get(id)?.lines ?? [])
      drafts.set(id, { id, changed: 1, lines: [...before, ...lines] })
    },
    async dropDraft(id) {
      answering()
      drafts.delete(id)
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async pictures() {
      answering()
      return []
    },
  }
  const answering = () => {
    if (keeper.isDown) throw new Error('The editor’s server does not answer.')
  }
  return keeper
}
