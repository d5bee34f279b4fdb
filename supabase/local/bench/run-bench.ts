import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readKeys } from '../keys.ts'
import { noLimits, startIsolatedBackend } from '../testing/isolated-backend.ts'
import { startTemporaryPostgres } from '../testing/temporary-postgres.ts'

export interface BenchOptions {
  connections: number
  seconds: number
  /** Messages a second at most, for a soak; 0 for as many as it can. */
  rate: number
  /** Posts a second beside, of one sender who is over the limit; 0 for none. */
  flood: number
  /** Where PostgreSQL's programs are; without them the database is PGlite. */
  postgres?: string | undefined
}

export interface BenchReport {
  answersPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  accepted: number
  /** Answers other than 2xx, and connections that broke. */
  failed: number
  /** Answers a second to the one who floods, and how many of them were not refused. */
  flood?: { answersPerSecond: number; taken: number }
  /** Messages in the database afterwards. */
  stored: number
  /** MB of memory by part: at the start, after each quarter of the time, and thus at the end. */
  memory: { [part: string]: number[] }
}

const quarters = 4

/**
 * Sends as many different messages as it can, while their mail is delivered beside. With a flood, each message has a
 * sender of its own, and the limit for one sender is in force.
 */
export async function runBench(options: BenchOptions): Promise<BenchReport> {
  const { seconds, flood, postgres: programs } = options
  const dataFolder = await mkdtemp(join(tmpdir(), 'broadsheet-bench-'))
  const postgres = programs ? await startTemporaryPostgres(programs) : undefined
  const backend = await startIsolatedBackend({
    dataFolder,
    databaseUrl: postgres?.url ?? '',
    variables: flood > 0 ? { LIMIT_PER_FORM: 'none', TRUSTED_HOPS: '2' } : noLimits,
    log: console.error,
  })
  try {
    const url = `${backend.functionsUrl}/functions/v1/send-contact-email`
    const memory: BenchReport['memory'] = {}
    const look = async () => {
      for (const [part, pid] of Object.entries(backend.pids()))
        memory[part] = [...(memory[part] ?? []), await residentMegabytes(pid)]
    }
    await look()
    const looking = setInterval(look, (seconds * 1_000) / quarters)
    const honest = fire(url, { ...options, sender: 'sender-[<id>].' })
    const attack = flood > 0 && fire(url, { ...options, rate: flood, sender: '2001:db8:bad::1' })
    const [load, attacked] = await Promise.all([honest, attack]).finally(() =>
      clearInterval(looking),
    )
    if (Object.values(memory).some(({ length }) => length <= quarters)) await look()
    return {
      ...load,
      ...(attacked && {
        flood: { answersPerSecond: attacked.answersPerSecond, taken: attacked.accepted },
      }),
      stored: await countStored(backend.functionsUrl, dataFolder),
      memory,
    }
  } finally {
    await backend.stop()
    postgres?.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** What is read of autocannon's report. */
interface AutocannonReport {
  requests: { average: number }
  latency: { p50: number; p99: number }
  '2xx': number
  non2xx: number
  errors: number
}

/** What one program fires. */
interface Load extends Pick<BenchOptions, 'connections' | 'seconds' | 'rate'> {
  /** The address that its messages seem to come from; `[<id>]` is another in each, and must not be its end. */
  sender: string
}

async function fire(url: string, { connections, seconds, rate, sender }: Load) {
  const autocannon = join(import.meta.dirname, '../../../node_modules/.bin/autocannon')
  const body = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.com',
    company: '',
    phone: '',
    message: 'Message [<id>]',
  })
  const load = [
    '--connections',
    String(connections),
    '--duration',
    String(seconds),
    ...(rate > 0 ? ['--overallRate', String(rate)] : []),
    '--idReplacement',
    '--json',
  ]
  const request = [
    '--method',
    'POST',
    '--body',
    body,
    '--headers',
    'content-type=application/json',
    '--headers',
    'authorization=Bearer local-public-key',
    '--headers',
    `x-forwarded-for=${sender}`,
  ]
  const { stdout } = await promisify(execFile)(autocannon, [...load, ...request, url])
  const report = JSON.parse(stdout) as AutocannonReport // the tool's own format
  return {
    answersPerSecond: report.requests.average,
    p50: report.latency.p50,
    p99: report.latency.p99,
    accepted: report['2xx'],
    failed: report.non2xx + report.errors,
  }
}

async function residentMegabytes(pid = 0): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '') // Linux alone has it
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
}

async function countStored(url: string, dataFolder: string): Promise<number> {
  const headers = {
    authorization: `Bearer ${(await readKeys(dataFolder)).service}`,
    'content-type': 'application/json',
  }
  const response = await fetch(`${url}/rest/v1/rpc/count_messages`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  const counts: number[] = Object.values(Object(await response.json()))
  return counts.reduce((sum, count) => sum + count, 0)
}
