import { defineCommand } from 'citty'
import { root } from './manifest-argument.ts'
import { areas } from './mutants/areas.ts'
import { runArea } from './mutants/run-area.ts'
import { numberArgument } from './number-argument.ts'
import { runCommand } from './run-command.ts'

/** Percent of the changes that the tests of each area must notice. */
const least = 85

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run mutants --',
      description:
        'Breaks the code at many places, one at a time, and counts what no test notices.',
    },
    args: {
      area: {
        type: 'enum',
        options: ['all', ...areas.map(({ name }) => name)],
        default: 'all',
        description: 'Which part of the code',
      },
      lines: numberArgument(200, 'How many lines of each, in files that are drawn'),
      seed: numberArgument(1, 'Another seed, other files', { least: 0 }),
      minutes: numberArgument(40, 'No area is begun later'),
    },
    async run({ args }) {
      const until = performance.now() + Number(args.minutes) * 60_000
      const rows: string[] = []
      for (const area of areas.filter(({ name }) => ['all', name].includes(args.area))) {
        const options = { root, lines: Number(args.lines), seed: Number(args.seed) }
        const isTime = performance.now() < until
        const score = isTime ? await runArea(area, options) : undefined
        for (const survivor of score?.survivors ?? []) console.log(survivor)
        const percent = score?.all ? (100 * score.killed) / score.all : undefined
        const found = score
          ? `${score.killed} of ${score.all}, ${percent?.toFixed(0) ?? '-'} % (${score.timedOut} of them by time)`
          : isTime
            ? 'failed'
            : 'no time'
        rows.push(`${area.name.padEnd(10)} ${found}`)
        if (percent === undefined || percent < least) process.exitCode = 1
      }
      console.log(rows.join('\n'))
    },
  }),
)
