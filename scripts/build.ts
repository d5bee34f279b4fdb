import { readFile } from 'node:fs/promises'
import { defineCommand } from 'citty'
import {
  manifestArgument,
  resolveManifest,
  resolveOut,
  root,
  sourceArgument,
} from './manifest-argument.ts'
import { openProject } from './open-project.ts'
import { progressLine } from './progress-line.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run build --',
      description: 'Builds the site; refuses where the manifest has errors.',
    },
    args: {
      manifest: manifestArgument,
      out: {
        type: 'string',
        default: 'dist',
        valueHint: 'FOLDER',
        description: 'The folder that is written',
      },
      source: sourceArgument,
    },
    async run({ args }) {
      const start = performance.now()
      const manifest = resolveManifest(args.manifest)
      const out = resolveOut(args.out)
      const { engine, bundle, source } = await openProject(args.source)
      const { findings, report } = await engine.buildSite({
        root,
        source,
        bundle,
        manifest,
        out,
        onProgress: progressLine(process.stdout),
      })
      if (findings.length) {
        const text = await readFile(manifest, 'utf8').catch(() => '')
        console.error(engine.printFindings(findings, text, { colours: process.stderr.isTTY }))
      }
      if (!report) {
        console.error(
          `Nothing was written: ${engine.countFindings(findings)}. "npm run check" lists them too.`,
        )
        process.exitCode = 1
        return
      }
      const seconds = ((performance.now() - start) / 1000).toFixed(2)
      const { pages, rendered, files, written, bytes, largest } = report
      console.log(
        `${pages} pages (${rendered} rendered), ${files} files (${written} written), ${kilobytes(bytes)} in ${seconds} s; largest page ${largest.path} with ${kilobytes(largest.bytes)}.`,
      )
    },
  }),
)

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
