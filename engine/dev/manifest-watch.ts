import type { Analysis } from '../analysis/analyse.ts'

export interface ManifestWatchOptions {
  load: () => Promise<Analysis>
  /** Names the state of the file, such as the time at which it was written. */
  stamp: () => string
  /** Waits until an editor that writes in two steps has written the second, and until `changed` is called for what has changed. */
  settle: () => Promise<unknown>
  /** Told each state that was read whole. */
  onLoaded: (loaded: Analysis) => void | Promise<void>
  /** Told why a state could not be read or shown, such as a mistake in the engine's own source. */
  onFailed: (cause: unknown) => void
}

/**
 * Reads a manifest again whenever it changes, one reading after the other: the last state is always told last, and
 * a file that is just being written is not taken for a broken one.
 */
export function manifestWatch({ load, stamp, settle, onLoaded, onFailed }: ManifestWatchOptions): {
  /** Never rejects: what fails is told, and the next change is read as any other. */
  changed: () => Promise<void>
} {
  let isDue = false
  let before = ''
  let told: string[] = []
  let hear = () => {}
  let running: Promise<void> | undefined
  const run = async () => {
    while (isDue) {
      isDue = false
      before = stamp()
      try {
        const loaded = await loadSettled(load, settle)
        const state = [before, loaded.source.text, fingerprint(loaded)]
        if (stamp() === before && state.some((part, index) => part !== told[index])) {
          await onLoaded(loaded)
          told = state
        }
      } catch (cause) {
        onFailed(cause)
      }
      const heard = new Promise<void>((resolve) => {
        hear = resolve
      })
      // Watchers may tell one save twice: the second reading is left until the first is on the screen.
      if (stamp() === before) await Promise.race([settle(), heard])
      if (stamp() !== before) isDue = true // watchers tell nothing for a while after they told something
    }
    running = undefined
  }
  return {
    changed() {
      isDue = true
      if (stamp() !== before) hear()
      running ??= run()
      return running
    },
  }
}

/** Half a file is empty, missing or not JSON: it is read again until it stays the same. */
async function loadSettled(
  load: () => Promise<Analysis>,
  settle: () => Promise<unknown>,
): Promise<Analysis> {
  let loaded = await load()
  for (let before = ''; isSuspect(loaded) && before !== fingerprint(loaded); ) {
    before = fingerprint(loaded)
    await settle()
    loaded = await load()
  }
  return loaded
}

const isSuspect = ({ findings }: Analysis) =>
  findings.some(({ code }) => code === 'syntax' || code === 'file-unreadable')

const fingerprint = ({ findings }: Analysis) => JSON.stringify(findings)
