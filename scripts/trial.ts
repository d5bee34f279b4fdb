import { defineCommand } from 'citty'
import { diskFull } from '../supabase/local/trials/disk-full.ts'
import { flood } from '../supabase/local/trials/flood.ts'
import type { Trial } from '../supabase/local/trials/trial.ts'
import { twoContainers } from '../supabase/local/trials/two-containers.ts'
import { runCommand } from './run-command.ts'

const trials: { [name: string]: Trial } = {
  'disk-full': diskFull,
  'two-containers': twoContainers,
  flood,
}

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run trial --',
      description:
        'Tries a fault or an attack that takes too long, or too many rights, for a test.',
    },
    args: {
      name: {
        type: 'enum',
        options: Object.keys(trials),
        required: true,
        valueHint: 'NAME',
        description: 'See docs/reliability.md',
      },
    },
    async run({ args }) {
      const begun = performance.now()
      const faults = await trials[args.name]?.((words) => console.log(words))
      for (const fault of faults ?? []) console.log(`FAULT ${fault}`)
      const seconds = Math.round((performance.now() - begun) / 1000)
      console.log(`${args.name}: ${faults?.length} faults, ${seconds} s`)
      process.exit(faults?.length ? 1 : 0)
    },
  }),
)
