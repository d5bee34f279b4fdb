import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startIsolatedBackend } from '../testing/isolated-backend.ts'
import { solve } from '../testing/solve.ts'
import { postMessage } from './post-message.ts'
import type { Trial } from './trial.ts'

/** Attackers, and how often all of them together post. */
interface Flood {
  name: string
  address(at: number): string
  perSecond: number
  /** Percent of honest visitors who must get through. */
  least: number
}

const floods: Flood[] = [
  {
    name: 'one attacker with a /64',
    address: (at) => `2001:db8:bad:1:${(at * 7919).toString(16).slice(-4)}::${at.toString(16)}`,
    perSecond: 5,
    least: 99,
  },
  {
    name: '1,000 addresses',
    address: (at) => `10.66.${Math.floor((at % 1_000) / 250)}.${at % 250}`,
    perSecond: 60,
    least: 90,
  },
]
const seconds = 25
const honestVisitors = 100

/** Honest visitors, each from an address of their own, under the limits that are set by default. */
export const flood: Trial = async (say) => {
  const faults: string[] = []
  for (const each of floods) {
    const { share, slowest, attackers } = await run(each, say)
    const words = `${each.name}, ${each.perSecond} a second: ${share} % of ${honestVisitors} honest visitors got through, in ${slowest} ms at most; of the attacker's ${attackers.sent}, ${attackers.taken} were taken`
    say(words)
    if (share < each.least) faults.push(`${words}; ${each.least} % are promised.`)
  }
  return faults
}

async function run({ address, perSecond }: Flood, say: Parameters<Trial>[0]) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'broadsheet-flood-'))
  const backend = await startIsolatedBackend({
    dataFolder,
    variables: { TRUSTED_HOPS: '2' }, // the gateway itself is the last
  })
  try {
    let isOver = false
    const attackers = { sent: 0, taken: 0 }
    const attack = async () => {
      while (!isOver) {
        const at = attackers.sent++
        const headers = { 'x-forwarded-for': address(at) }
        void postMessage(backend.functionsUrl, `Buy ${at}`, headers).then(({ id }) => {
          if (id) attackers.taken++
        })
        await pause(1_000 / perSecond)
      }
    }
    const attacking = attack()
    await pause(2_000)
    const visits = await Promise.all(
      Array.from({ length: honestVisitors }, async (_, at) => {
        await pause((at / honestVisitors) * seconds * 1_000)
        return visit(backend.functionsUrl, at)
      }),
    )
    isOver = true
    await attacking
    for (const { isTaken, statuses } of visits) if (!isTaken) say(`not taken: ${statuses}`)
    const through = visits.filter(({ isTaken }) => isTaken)
    return {
      share: (100 * through.length) / honestVisitors,
      slowest: Math.round(Math.max(...through.map(({ milliseconds }) => milliseconds))),
      attackers,
    }
  } finally {
    await backend.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

/** As the form does it: work is done once when it is asked for, and what did not come through is tried twice more. */
async function visit(functionsUrl: string, at: number) {
  const begun = performance.now()
  const headers: { [name: string]: string } = {
    'x-forwarded-for': `2001:db8:${at.toString(16)}:1::2`,
    'idempotency-key': `honest-visitor-${at}`,
  }
  const statuses: number[] = []
  for (let tries = 0; tries < 3; ) {
    const { status, challenge } = await postMessage(functionsUrl, `A question ${at}`, headers)
    statuses.push(status)
    if (challenge && !headers['x-form-proof'])
      headers['x-form-proof'] = solve(challenge.token, challenge.bits)
    else if (status === 0 || status >= 502) tries++
    else break
  }
  return {
    isTaken: statuses.at(-1) === 201,
    statuses: statuses.join(' '),
    milliseconds: performance.now() - begun,
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
