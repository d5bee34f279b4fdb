import { defineCommand } from 'citty'
import { fewestServices } from './bench/content.ts'
import { readPeers } from './bench/peers.ts'
import { runBench } from './bench/run-bench.ts'
import { numberArgument } from './number-argument.ts'
import { runCommand } from './run-command.ts'

// Without this the build under way would outlive the one that measures it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run bench --',
      description:
        'Builds one site with this engine and with others, looks whether all show the same, and measures builds and pages.',
    },
    args: {
      n: numberArgument(35, 'Service pages of the site', { least: fewestServices }),
      peers: {
        type: 'string',
        default: 'hugo,eleventy',
        valueHint: 'NAMES',
        description: 'The others, by comma; "all" or "none". What they need is installed.',
      },
      builds: numberArgument(5, 'Builds with each'),
      visits: numberArgument(5, 'Visits of a page of each; 0 for builds alone', { least: 0 }),
      limit: numberArgument(600, 'Seconds that a build may take'),
    },
    async run({ args }) {
      const names = readPeers(args.peers)
      if (typeof names === 'string') {
        console.error(names)
        process.exitCode = 2
        return
      }
      const isRight = await runBench({
        n: Number(args.n),
        peers: names,
        builds: Number(args.builds),
        visits: Number(args.visits),
        limitSeconds: Number(args.limit),
        log: console.error,
      })
      if (!isRight) process.exitCode = 1
    },
  }),
)
