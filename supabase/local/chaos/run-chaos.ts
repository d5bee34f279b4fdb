import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { openPglite } from '../database/open-pglite.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { readKeys } from '../keys.ts'
import type { Backend } from '../start.ts'
import { startIsolatedBackend } from '../testing/isolated-backend.ts'
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts'
import { type FaultyProvider, startFaultyProvider } from './faulty-provider.ts'
import { type Killer, startKiller } from './killer.ts'
import { seededRandom } from './random.ts'
import { judge, type StoredRow, type Verdict } from './verdict.ts'
import { type Visit, visit } from './visitor.ts'

export interface ChaosOptions {
  messages: number
  /** Where PostgreSQL's programs are; without them the database is PGlite. */
  postgres?: string | undefined
  seed: number
  /** Visitors at the same time. @default 12 */
  atOnce?: number
  /** A line on how it goes. */
  log(line: string): void
}

/** Sends messages while parts are killed and the provider misbehaves, then counts what became of them. */
export async function runChaos(options: ChaosOptions): Promise<Verdict> {
  const { messages, seed, log, atOnce = 12 } = options
  const random = seededRandom(seed)
  const dataFolder = await mkdtemp(join(tmpdir(), 'broadsheet-chaos-'))
  const postgres = options.postgres ? await startTemporaryPostgres(options.postgres) : undefined
  const provider = await startFaultyProvider(random)
  const backend = await startIsolatedBackend({
    dataFolder,
    databaseUrl: postgres?.url ?? '',
    endsInARow: Number.POSITIVE_INFINITY,
    deliverEveryMs: 500,
    variables: { ...hurried, MAIL_API_URL: provider.url },
  })
  try {
    const killer = startKiller(backend, postgres, random)
    const visits = await sendAll(messages, atOnce, backend, random, log)
    await settle({ backend, dataFolder, provider, killer, visits, log })
    await backend.stop()
    const database = postgres
      ? openPostgres(postgres.url)
      : await openPglite(join(dataFolder, 'database'))
    return judge({ visits, rows: await readRows(database), provider, kills: killer.counts })
  } finally {
    await backend.stop()
    provider.close()
    postgres?.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** No limits, and seconds where there are minutes. */
const hurried = {
  LIMIT_PER_SENDER: 'none',
  LIMIT_PER_FORM: 'none',
  MAIL_TIMEOUT_MS: '500',
  MAIL_LEASE_SECONDS: '5',
  MAIL_BATCH: '32',
  MAIL_AT_ONCE: '16',
}

async function sendAll(
  messages: number,
  atOnce: number,
  { functionsUrl }: Backend,
  random: () => number,
  log: ChaosOptions['log'],
): Promise<Visit[]> {
  const url = `${functionsUrl}/functions/v1/send-contact-email`
  const visits: Visit[] = []
  let next = 0
  const lane = async () => {
    while (next < messages) {
      visits.push(await visit(next++, url, random))
      if (visits.length % 250 === 0) log(`${visits.length} of ${messages} messages sent.`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return visits
}

interface Course {
  backend: Backend
  dataFolder: string
  provider: FaultyProvider
  killer: Killer
  visits: Visit[]
  log(line: string): void
}

/** The killing goes on until most is mailed; the rest is delivered in peace. Waiting mail is made due, as if minutes passed. */
async function settle({
  backend,
  dataFolder,
  provider,
  killer,
  visits,
  log,
}: Course): Promise<void> {
  const { service } = await readKeys(dataFolder)
  const call = async (name: string, args: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${service}`, 'content-type': 'application/json' }
    const request = {
      method: 'POST',
      headers,
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(5_000),
    }
    return fetch(`${backend.functionsUrl}/rest/v1/rpc/${name}`, request)
      .then((response) => response.json())
      .catch(() => [])
  }
  const begun = performance.now()
  const isNoisy = () =>
    provider.mails.size < visits.length * 0.8 && performance.now() - begun < visits.length * 100
  for (let calmRounds = 0; calmRounds < 120; ) {
    const counts = Object(await call('count_messages', {}))
    log(`Outbox: ${JSON.stringify(counts)}.`)
    if (calmRounds === 0 && !isNoisy()) {
      await killer.stop()
      provider.calmDown()
    }
    if (!isNoisy()) calmRounds++
    if (calmRounds > 1 && Object.keys(counts).join() === 'sent') return
    const pending = await call('list_messages', { state: 'pending', max_rows: 500 })
    for (const { id } of Array.isArray(pending) ? pending : []) await call('retry_message', { id })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

async function readRows(database: Database): Promise<StoredRow[]> {
  try {
    return await database.query<StoredRow>(
      'select id, email, message, state, "outboxId" from public.list_messages(max_rows => null)',
    )
  } finally {
    await database.close()
  }
}
