import { defineCommand } from 'citty'
import { runKills } from '../editor/server/killed/run-kills.ts'
import { root } from './manifest-argument.ts'
import { numberArgument, portArgument } from './number-argument.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run chaos:editor --',
      description: 'Kills the editor while it saves and keeps drafts, and counts what was lost.',
    },
    args: {
      kills: numberArgument(100, 'How often it is killed'),
      seed: numberArgument(1, 'Another seed, other moments', { least: 0 }),
      port: portArgument(5174),
    },
    async run({ args }) {
      const { figures, faults } = await runKills({
        root,
        kills: Number(args.kills),
        seed: Number(args.seed),
        port: Number(args.port),
      })
      for (const [name, figure] of Object.entries(figures)) console.log(`${name}: ${figure}`)
      for (const fault of faults.slice(0, 20)) console.log(`FAULT ${fault}`)
      console.log(faults.length === 0 ? 'nothing lost, nothing torn' : `${faults.length} faults`)
      if (faults.length > 0) process.exitCode = 1
    },
  }),
)
