import { defineCommand } from 'citty'
import { runFuzz } from '../supabase/local/fuzz/run-fuzz.ts'
import { numberArgument } from './number-argument.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run fuzz --',
      description: 'Sends requests of any kind to the contact function, and looks at each answer.',
    },
    args: {
      requests: numberArgument(10_000, 'How many'),
      seed: numberArgument(1, 'Another seed, other requests', { least: 0 }),
    },
    async run({ args }) {
      const begun = performance.now()
      const { statuses, faults, deaths, isAlive } = await runFuzz(
        Number(args.requests),
        Number(args.seed),
      )
      for (const [status, count] of Object.entries(statuses)) console.log(`${status}: ${count}`)
      for (const line of [...faults.slice(0, 20), ...deaths]) console.log(`FAULT ${line}`)
      if (!isAlive) console.log('FAULT A good message was not taken afterwards.')
      console.log(
        `${faults.length + deaths.length} faults in ${args.requests} requests, ${Math.round((performance.now() - begun) / 1000)} s`,
      )
      if (faults.length + deaths.length > 0 || !isAlive) process.exitCode = 1
    },
  }),
)
