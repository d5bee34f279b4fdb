import { type FSWatcher, realpathSync, watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hashOf } from './kept-texts.ts'

export interface FileWatch {
  /** Calls back with the file's hash, and with each that it gets; answers with what ends it. */
  subscribe(listener: (hash: string) => void): () => void
  stop(): void
}

/** Longer than an editor needs between emptying a file and filling it; shorter than a blink. */
const settleMilliseconds = 60

/** Watches a file by its folder: editors that write a new file and rename it are seen too. */
export function watchFile(link: string): FileWatch {
  const file = realpathSync(link)
  const listeners = new Set<(hash: string) => void>()
  let told = ''
  let isDue = false
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    while (isDue) {
      isDue = false
      const hash = await settledHash(file)
      if (hash === undefined || hash === told) continue
      told = hash
      for (const listener of listeners) listener(hash)
    }
    isLooking = false
  }
  const changed = () => {
    isDue = true
    void look()
  }
  const watcher: FSWatcher = watch(dirname(file), (_, name) => {
    if (name === null || name === basename(file)) changed()
  })
  watcher.on('error', () => {}) // the folder itself has gone; reading says so in words
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (told) listener(told)
      changed()
      return () => listeners.delete(listener)
    },
    stop: () => watcher.close(),
  }
}

/** Undefined where the file is not there. One that is just being written is read again until it stays the same. */
async function settledHash(file: string): Promise<string | undefined> {
  const read = () => readFile(file).then(hashOf, () => undefined)
  for (let before = await read(); ; ) {
    await setTimeout(settleMilliseconds)
    const hash = await read()
    if (hash === before) return hash
    before = hash
  }
}
