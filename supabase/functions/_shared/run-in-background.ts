/** Hosting ends a function once it has answered, unless it is told what is still going on. */
interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void
}

/** @param work must not reject */
export function runInBackground(work: Promise<unknown>): void {
  const runtime: EdgeRuntime | undefined = Reflect.get(globalThis, 'EdgeRuntime')
  runtime?.waitUntil(work)
}
