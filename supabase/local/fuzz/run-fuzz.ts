import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { openOperator } from '../operator/open-operator.ts'
import { listMessages } from '../operator/operator-messages.ts'
import { noLimits, startIsolatedBackend } from '../testing/isolated-backend.ts'
import { fuzzedRequest, publicKey } from './fuzzed-request.ts'
import { faultOf } from './judge-answer.ts'
import { faultsOfRun } from './judge-run.ts'

export interface FuzzReport {
  /** How often each status was answered. */
  statuses: { [status: string]: number }
  /** Each with the request that had it. */
  faults: string[]
  /** Processes that ended meanwhile. */
  deaths: string[]
  /** Whether a good message was taken at the end. */
  isAlive: boolean
}

/** Sends any requests to the functions as they run here, under Deno and with a database behind. */
export async function runFuzz(requests: number, seed: number): Promise<FuzzReport> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'broadsheet-fuzz-'))
  const deaths: string[] = []
  const backend = await startIsolatedBackend({
    dataFolder,
    variables: noLimits,
    log: (line) => deaths.push(line),
  })
  const url = `${backend.functionsUrl}/functions/v1/send-contact-email`
  const statuses: { [status: string]: number } = {}
  const faults: string[] = []
  const ids: string[] = []
  try {
    const waiting = fc.sample(fuzzedRequest, { numRuns: requests, seed })
    const lane = async () => {
      for (let fuzzed = waiting.pop(); fuzzed; fuzzed = waiting.pop()) {
        const response = await fetch(url, { ...fuzzed, redirect: 'manual' })
        statuses[response.status] = (statuses[response.status] ?? 0) + 1
        const fault = await faultOf(fuzzed, response)
        if (response.status === 201) ids.push(String(Object(await response.json()).id))
        if (fault) faults.push(`${fault}: ${JSON.stringify(fuzzed).slice(0, 400)}`)
      }
    }
    await Promise.all([lane(), lane(), lane(), lane()])
    const operator = await openOperator({ dataFolder, variables: {} })
    const listed = await listMessages(operator, { limit: null })
    const stored = listed.map(({ id }) => id)
    faults.push(...faultsOfRun({ requests, ids, thanks: statuses[303] ?? 0, stored }))
    return { statuses, faults, deaths, isAlive: await takesGoodMessage(url) }
  } finally {
    await backend.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function takesGoodMessage(url: string): Promise<boolean> {
  const body = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.com',
    company: '',
    phone: '',
    message: 'Still there?',
  })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${publicKey}` }
  return (await fetch(url, { method: 'POST', headers, body })).status === 201
}
