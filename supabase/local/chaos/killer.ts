import type { Backend } from '../start.ts'
import type { TemporaryPostgres } from '../testing/temporary-postgres.ts'
import { pick } from './random.ts'

export interface Killer {
  counts: { [part: string]: number }
  stop(): Promise<void>
}

/** Kills a part at random, again and again. With PGlite the gateway's process is the database's too. */
export function startKiller(
  backend: Backend,
  postgres: TemporaryPostgres | undefined,
  random: () => number,
): Killer {
  const counts: { [part: string]: number } = {}
  const parts = ['gateway', 'send-contact-email', 'deliver-mail', ...(postgres ? ['postgres'] : [])]
  let isStopped = false
  const kill = () => {
    const part = pick(parts, random)
    const pid = backend.pids()[part]
    if (part === 'postgres' && postgres) {
      postgres.kill()
      postgres.restart()
    } else if (pid === undefined || !killProcess(pid)) return
    counts[part] = (counts[part] ?? 0) + 1
  }
  const run = async () => {
    while (!isStopped) {
      await new Promise((resolve) => setTimeout(resolve, 300 + random() * 2_200))
      if (isStopped) return
      kill()
      // Usually one part at a time; otherwise nothing would ever be up on a busy machine.
      if (random() < 0.8) await untilUp(backend)
    }
  }
  const running = run()
  return {
    counts,
    async stop() {
      isStopped = true
      await running
    },
  }
}

/** Each function answers a GET with 405 once it works. */
async function untilUp({ functionsUrl }: Backend): Promise<void> {
  const addresses = ['send-contact-email', 'deliver-mail'].map(
    (name) => `${functionsUrl}/functions/v1/${name}`,
  )
  const isUp = async (address: string) => {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    await response?.body?.cancel()
    return response?.status === 405
  }
  for (let tries = 0; tries < 100; tries++) {
    const all = await Promise.all(addresses.map(isUp))
    if (!all.includes(false)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

function killProcess(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false // it is being started again just now
  }
}
