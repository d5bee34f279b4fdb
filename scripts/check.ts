import { readFile } from 'node:fs/promises'
import { defineCommand, runMain } from 'citty'
import { load } from '../engine/manifest/load.ts'
import { countFindings, hasErrors, printFindings } from '../engine/manifest/report.ts'
import { manifestArgument, resolveManifest } from './manifest-argument.ts'

runMain(
  defineCommand({
    meta: {
      name: 'npm run check --',
      description: 'Checks the manifest and its links; exits 1 on errors.',
    },
    args: {
      manifest: manifestArgument,
      format: {
        type: 'enum',
        options: ['text', 'json'],
        default: 'text',
        description: 'How findings are printed',
      },
    },
    async run({ args }) {
      const file = resolveManifest(args.manifest)
      const { site, findings } = await load(file)
      if (args.format === 'json') console.log(JSON.stringify({ findings }, null, 2))
      else {
        const text = await readFile(file, 'utf8').catch(() => '')
        if (findings.length)
          console.log(printFindings(findings, text, { colours: process.stdout.isTTY }))
        const pages = site ? `${site.pages.length} pages, ` : ''
        console.log(`${args.manifest}: ${pages}${countFindings(findings)}`)
      }
      process.exitCode = hasErrors(findings) ? 1 : 0
    },
  }),
)
