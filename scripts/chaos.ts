import { defineCommand } from 'citty'
import { runChaos } from '../supabase/local/chaos/run-chaos.ts'
import { findPostgres } from '../supabase/local/testing/temporary-postgres.ts'
import { numberArgument } from './number-argument.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run chaos --',
      description: 'Sends messages while everything fails, and counts what became of them.',
    },
    args: {
      messages: numberArgument(2000, 'How many visitors send one'),
      database: {
        type: 'enum',
        options: ['both', 'pglite', 'postgres'],
        default: 'both',
        description: 'Where they are stored',
      },
      seed: numberArgument(1, 'Another seed, another course of faults', { least: 0 }),
    },
    async run({ args }) {
      const programs = findPostgres()
      for (const database of args.database === 'both' ? ['pglite', 'postgres'] : [args.database]) {
        if (database === 'postgres' && !programs)
          console.log('postgres: skipped, there is no PostgreSQL on this machine (set PG_BIN).')
        else
          await report(
            database,
            database === 'postgres' ? programs : undefined,
            Number(args.messages),
            Number(args.seed),
          )
      }
    },
  }),
)

async function report(
  database: string,
  postgres: string | undefined,
  messages: number,
  seed: number,
): Promise<void> {
  const begun = performance.now()
  const { figures, faults } = await runChaos({
    messages,
    postgres,
    seed,
    log: (line) => console.log(`${database}: ${line}`),
  })
  for (const [name, figure] of Object.entries(figures))
    console.log(`${database}: ${name} ${figure}`)
  for (const fault of faults.slice(0, 20)) console.log(`${database}: FAULT ${fault}`)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(
    `${database}: ${faults.length === 0 ? 'none lost, none doubled' : `${faults.length} faults`}, ${seconds} s`,
  )
  if (faults.length > 0) process.exitCode = 1
}
