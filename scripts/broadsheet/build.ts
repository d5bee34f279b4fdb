import { resolve } from 'node:path'
import { defineCommand } from 'citty'
import { hosts } from '../../engine/publish/hosts/host-files.ts'
import { parseShard } from '../../engine/publish/shards/shard.ts'
import { counted } from '../../engine/text/counted.ts'
import {
  manifestArgument,
  openManifest,
  outArgument,
  publicFolder,
  resolveGiven,
  root,
  sourceArgument,
} from '../manifest-argument.ts'
import { openProject } from '../open-project.ts'
import { progressLine } from '../progress-line.ts'
import { spareMemory } from '../spare-memory.ts'

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
    shard: {
      type: 'string',
      valueHint: 'NUMBER/OF',
      description: 'Builds a part of the site, as in 3/8; several machines build one each',
    },
    join: {
      type: 'string',
      valueHint: 'FOLDER',
      description: 'Puts together the parts that lie in this folder, each in one of its own',
    },
  },
  async run({ args }) {
    const start = performance.now()
    spareMemory()
    const manifest = await openManifest(args.manifest)
    const folder = resolveGiven(args.out, out)
    if (args.join !== undefined) return join(resolve(process.env.INIT_CWD ?? '', args.join), folder)
    const shard = args.shard === undefined ? undefined : parseShard(args.shard)
    if (args.shard !== undefined && !shard) {
      console.error(`--shard is written as 3/8, the third of eight, and got "${args.shard}".`)
      process.exitCode = 2
      return
    }
    const { engine, bundle } = await openProject(args.source)
    const { findings, source, report } = await engine.buildSite({
      root,
      publicFolder,
      bundle,
      manifest,
      out: folder,
      host: hosts.find((host) => host === args.host),
      shard,
      onProgress: progressLine(process.stdout),
    })
    if (source && findings.length)
      console.error(engine.printFindings(findings, source, { colours: process.stderr.isTTY }))
    if (report?.limits.length) console.error(engine.printFindings(report.limits, ''))
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
      `${counted(pages, 'page')} (${rendered} rendered), ${counted(files, 'file')} (${written} written), ${kilobytes(bytes)} in ${seconds} s; largest page ${largest.path} with ${kilobytes(largest.bytes)}.`,
    )
  },
})

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

async function join(parts: string, folder: string): Promise<void> {
  const { joinShards } = await import('../../engine/publish/shards/join-shards.ts')
  try {
    const { files } = await joinShards({ root, parts, out: folder })
    console.log(`${counted(files, 'file')}.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
