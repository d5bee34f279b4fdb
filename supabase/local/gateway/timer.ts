import type { CallFunction } from '../database/call-function.ts'

export interface TimerOptions {
  call: CallFunction
  /** Where deliver-mail listens. */
  deliverUrl: string
  deliverSecret: string
  /** Milliseconds between two runs. When hosted, it runs every minute. @default 5000 */
  deliverEveryMs?: number
}

/** What pg_cron does when hosted: triggers mail delivery, and runs housekeeping immediately and every hour. */
export function startTimer({
  call,
  deliverUrl,
  deliverSecret,
  deliverEveryMs = 5_000,
}: TimerOptions): () => void {
  const wake = () => {
    const headers = { authorization: `Bearer ${deliverSecret}` }
    // A function that is down is restarted by its supervisor; the next run will reach it.
    fetch(deliverUrl, { method: 'POST', headers, signal: AbortSignal.timeout(5_000) })
      .then((response) => response.body?.cancel())
      .catch(() => undefined)
  }
  const keepHouse = () => {
    call('service_role', 'keep_house', {}).catch((error: Error) =>
      console.error(`Keeping house failed: ${error.name}.`),
    )
  }
  keepHouse()
  const timers = [setInterval(wake, deliverEveryMs), setInterval(keepHouse, 3_600_000)]
  return () => timers.forEach(clearInterval)
}
