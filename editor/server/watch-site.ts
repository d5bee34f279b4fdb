import { existsSync, type FSWatcher, readdirSync, realpathSync, watch } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isPageFile, pagesFolder, stampOf } from '../../engine/dev/page-files-watch.ts'
import type { SiteTexts } from './site-text.ts'

export interface SiteWatch {
  /** Calls back with the hash of the site's text, and with each that it gets; answers with what ends it. */
  subscribe(listener: (hash: string) => void): () => void
  stop(): void
}

/** Longer than an editor needs between emptying a file and filling it; shorter than a blink. */
const settleMilliseconds = 60

/** Watches a manifest and the files of its pages by their folders: editors that write a new file and rename it are seen too. */
export function watchSite(link: string, texts: SiteTexts): SiteWatch {
  const manifest = realpathSync(link)
  const listeners = new Set<(hash: string) => void>()
  let told = ''
  let isDue = false
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    while (isDue) {
      isDue = false
      const hash = await settledHash(manifest, texts)
      if (pages.follow()) isDue = true // what was changed there before it was watched
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
  const pages = watchPages(manifest, changed)
  const watcher = watchFolder(dirname(manifest), (file) => {
    if (
      file === '' ||
      file === basename(manifest) ||
      isPageFile(manifest, `${dirname(manifest)}/${file}`)
    )
      changed()
  })
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (told) listener(told)
      changed()
      return () => listeners.delete(listener)
    },
    stop() {
      pages.stop()
      watcher.close()
    },
  }
}

/**
 * Watches the folder that has the pages' files, and all below it, each by itself: where folders are watched with all that is in them,
 * Linux loses a file that another was put in place of. The manifest may name another folder at any time.
 */
function watchPages(manifest: string, changed: () => void) {
  const watchers = new Map<string, FSWatcher>()
  return {
    /** Whether a folder is watched now that was not before. */
    follow(): boolean {
      const folders = new Set(foldersIn(pagesFolder(manifest)))
      for (const [folder, watcher] of watchers)
        if (!folders.has(folder)) {
          watcher.close()
          watchers.delete(folder)
        }
      const fresh = [...folders].filter((folder) => !watchers.has(folder))
      for (const folder of fresh) watchers.set(folder, watchFolder(folder, changed))
      return fresh.length > 0
    },
    stop() {
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}

/** A folder and those below it; none where it is not there. */
function foldersIn(folder: string | undefined): string[] {
  if (folder === undefined || !existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const below = entries.filter((entry) => entry.isDirectory())
  return [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))]
}

function watchFolder(folder: string, changed: (file: string) => void): FSWatcher {
  const watcher = watch(folder, (_, name) => changed(name ?? ''))
  watcher.on('error', () => {}) // the folder itself has gone; reading says so in words
  return watcher
}

/** Undefined where a file is not there. Files that are just being written are read once nobody writes them any more. */
async function settledHash(manifest: string, texts: SiteTexts): Promise<string | undefined> {
  for (let before = stampOf(manifest); ; ) {
    await setTimeout(settleMilliseconds)
    const read = await texts.read().catch(() => undefined)
    const stamp = stampOf(manifest)
    if (stamp === before) return read?.hash
    before = stamp
  }
}
