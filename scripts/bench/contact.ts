import { defineCommand } from 'citty'
import { type BenchOptions, runBench } from '../../supabase/local/bench/run-bench.ts'
import { findPostgres } from '../../supabase/local/testing/temporary-postgres.ts'
import { numberArgument } from '../number-argument.ts'
import { runCommand } from '../run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run bench:contact --',
      description: 'How many messages the back end of this machine takes.',
    },
    args: {
      connections: numberArgument(50, 'At the same time'),
      seconds: numberArgument(20, 'For how long'),
      rate: numberArgument(0, 'Messages a second at most, for a soak; 0 for no limit', {
        least: 0,
      }),
      flood: numberArgument(0, 'Posts a second beside, of one sender over the limit', { least: 0 }),
      database: {
        type: 'enum',
        options: ['both', 'pglite', 'postgres'],
        default: 'both',
        description: 'Where they are stored',
      },
    },
    async run({ args }) {
      const programs = findPostgres()
      const { database } = args
      const load = {
        connections: Number(args.connections),
        seconds: Number(args.seconds),
        rate: Number(args.rate),
        flood: Number(args.flood),
      }
      if (database !== 'postgres') await report('pglite', load)
      if (database === 'pglite') return
      if (programs) await report('postgres', { ...load, postgres: programs })
      else console.log('postgres: skipped, there is no PostgreSQL on this machine (set PG_BIN).')
    },
  }),
)

async function report(name: string, options: BenchOptions): Promise<void> {
  const { connections, seconds } = options
  const { answersPerSecond, p50, p99, accepted, failed, flood, stored, memory } =
    await runBench(options)
  const megabytes = Object.entries(memory).map(
    ([part, amounts]) => `${part} ${amounts.join(' → ')} MB`,
  )
  console.log(
    `${name}: ${Math.round(answersPerSecond)} answers/s, p50 ${p50} ms, p99 ${p99} ms at ${connections} connections for ${seconds} s`,
  )
  console.log(
    `${name}: ${accepted} accepted, ${stored} stored, ${failed} failed; ${megabytes.join(', ')}`,
  )
  if (flood)
    console.log(
      `${name}: beside it ${Math.round(flood.answersPerSecond)} answers/s to one sender, ${flood.taken} of whose messages were accepted`,
    )
  if (failed > 0 || stored < accepted) process.exitCode = 1
}
