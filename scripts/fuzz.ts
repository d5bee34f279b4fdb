import { defineCommand, runMain } from 'citty'
import { runFuzz } from '../supabase/local/fuzz/run-fuzz.ts'

const command = defineCommand({
  meta: {
    name: 'fuzz',
    description: 'Sends requests of any kind to the contact function, and looks at each answer.',
  },
  args: {
    requests: { type: 'string', default: '10000', description: 'How many' },
    seed: { type: 'string', default: '1', description: 'Another seed, other requests' },
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
})
await runMain(command)
