import { defineCommand, runMain } from 'citty'
import { runBench } from '../../supabase/local/bench/run-bench.ts'
import { findPostgres } from '../../supabase/local/testing/temporary-postgres.ts'

const command = defineCommand({
  meta: {
    name: 'bench:contact',
    description: 'How many messages the back end of this machine takes.',
  },
  args: {
    connections: { type: 'string', default: '50', description: 'At the same time' },
    seconds: { type: 'string', default: '20', description: 'For how long' },
  },
  async run({ args }) {
    const programs = findPostgres()
    for (const [name, postgres] of [
      ['pglite', undefined],
      ['postgres', programs],
    ] as const) {
      if (name === 'postgres' && !programs)
        console.log('postgres: skipped, there is no PostgreSQL on this machine (set PG_BIN).')
      else await report(name, postgres, Number(args.connections), Number(args.seconds))
    }
  },
})
await runMain(command)

async function report(
  name: string,
  postgres: string | undefined,
  connections: number,
  seconds: number,
): Promise<void> {
  const { answersPerSecond, p50, p99, accepted, failed, stored, memory } = await runBench({
    connections,
    seconds,
    postgres,
  })
  const megabytes = Object.entries(memory).map(([part, amount]) => `${part} ${amount} MB`)
  console.log(
    `${name}: ${Math.round(answersPerSecond)} answers/s, p50 ${p50} ms, p99 ${p99} ms at ${connections} connections for ${seconds} s`,
  )
  console.log(
    `${name}: ${accepted} accepted, ${stored} stored, ${failed} failed; ${megabytes.join(', ')}`,
  )
  if (failed > 0 || stored < accepted) process.exitCode = 1
}
