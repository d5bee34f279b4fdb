import { defineCommand } from 'citty'
import { hosts } from '../../engine/publish/hosts/host-files.ts'
import {
  manifestArgument,
  outArgument,
  publicFolder,
  resolveGiven,
  resolveManifest,
  root,
  sourceArgument,
} from '../manifest-argument.ts'
import { openProject } from '../open-project.ts'
import { progressLine } from '../progress-line.ts'

const out = outArgument('The folder that is written')

export const build = defineCommand({
  meta: {
    name: 'build',
    description: 'Builds the site; refuses where the manifest has errors.',
  },
  args: {
    manifest: manifestArgument,
    out,
    source: sourceArgument,
    host: {
      type: 'enum',
      options: [...hosts],
      description: 'Writes the files of this host alone; without it, those of all',
    },
  },
  async run({ args }) {
    const start = performance.now()
    const manifest = resolveManifest(args.manifest)
    const folder = resolveGiven(args.out, out)
    const { engine, bundle } = await openProject(args.source)
    const { findings, source, report } = await engine.buildSite({
      root,
      publicFolder,
      bundle,
      manifest,
      out: folder,
      host: hosts.find((host) => host === args.host),
      onProgress: progressLine(process.stdout),
    })
    if (source && findings.length)
      console.error(engine.printFindings(findings, source, { colours: process.stderr.isTTY }))
    if (!report) {
      console.error(
        `Nothing was written: ${engine.countFindings(findings)}. "broadsheet check" lists them too.`,
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
})

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}
