import { defineCommand } from 'citty'
import { runBench } from '../../supabase/local/bench/run-bench.ts'
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
  }),
)

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
