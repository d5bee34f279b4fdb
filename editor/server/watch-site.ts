import { type FSWatcher, realpathSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isPageFile, pagesFolder } from '../../engine/dev/page-files-watch.ts'
import { readSiteText } from './site-text.ts'

export interface SiteWatch {
  /** Calls back with the hash of the site's text, and with each that it gets; answers with what ends it. */
  subscribe(listener: (hash: string) => void): () => void
  stop(): void
}

/** Longer than an editor needs between emptying a file and filling it; shorter than a blink. */
const settleMilliseconds = 60

/** Watches a manifest and the files of its pages by their folders: editors that write a new file and rename it are seen too. */
export function watchSite(link: string): SiteWatch {
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
      const hash = await settledHash(manifest)
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

/** Watches the folder that has the pages' files, and all below it; the manifest may name another one at any time. */
function watchPages(manifest: string, changed: () => void) {
  let folder: string | undefined
  let watcher: FSWatcher | undefined
  return {
    /** Whether another folder is watched now. */
    follow(): boolean {
      const now = pagesFolder(manifest)
      if (now === folder) return false
      watcher?.close()
      try {
        watcher = now === undefined ? undefined : watchFolder(now, changed, true)
        folder = now
      } catch {
        watcher = folder = undefined // it is not there yet; the next look tells
      }
      return folder !== undefined
    },
    stop: () => watcher?.close(),
  }
}

function watchFolder(
  folder: string,
  changed: (file: string) => void,
  recursive = false,
): FSWatcher {
  const watcher = watch(folder, { recursive }, (_, name) => changed(name ?? ''))
  watcher.on('error', () => {}) // the folder itself has gone; reading says so in words
  return watcher
}

/** Undefined where a file is not there. Files that are just being written are read again until they stay the same. */
async function settledHash(manifest: string): Promise<string | undefined> {
  const read = () =>
    readSiteText(manifest).then(
      ({ hash }) => hash,
      () => undefined,
    )
  for (let before = await read(); ; ) {
    await setTimeout(settleMilliseconds)
    const hash = await read()
    if (hash === before) return hash
    before = hash
  }
}
