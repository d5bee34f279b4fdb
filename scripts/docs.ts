import { join } from 'node:path'
import { defineCommand } from 'citty'
import { counted } from '../engine/text/counted.ts'
import { buildDocs } from './docs/docs-site.ts'
import { outArgument, resolveGiven, root } from './manifest-argument.ts'
import { runCommand } from './run-command.ts'

const out = { ...outArgument('The folder that is written'), default: 'docs/dist' } as const

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run docs --',
      description: 'Builds the documents as a site, by Broadsheet itself.',
    },
    args: { out },
    async run({ args }) {
      const folder = join(root, 'node_modules/.cache/broadsheet/docs')
      const { words, report } = await buildDocs(root, folder, resolveGiven(args.out, out))
      if (words) console.error(words)
      if (report) console.log(`${counted(report.pages, 'page')} in ${args.out}.`)
      else process.exitCode = 1
    },
  }),
)
