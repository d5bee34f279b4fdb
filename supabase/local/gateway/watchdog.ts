import { Worker } from 'node:worker_threads'

/** What the thread beside is told. */
export interface Watched {
  /** Counts up while the main thread runs. */
  beats: Int32Array
  /** The process that began this one. */
  parent: number
  tickMs: number
  busySeconds: number
}

/**
 * Ends this process by force when its main thread stands still (the embedded database spins for ever once it could not
 * write its log), or when whoever began it is gone and it does not end. Whoever began it starts it again.
 * @param busySeconds of the processor without a sign of life: longer than any statement works here
 */
export function startWatchdog({ tickMs = 1_000, busySeconds = 30 } = {}): void {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const watched: Watched = { beats, parent: process.ppid, tickMs, busySeconds }
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: watched }).unref()
  setInterval(() => Atomics.add(beats, 0, 1), tickMs / 2).unref()
}
