import { join } from 'node:path'
import { defineCommand } from 'citty'
import type { Engine } from '../../engine/bundle/open-engine.ts'
import {
  manifestArgument,
  openManifest,
  outArgument,
  publicFolder,
  resolveGiven,
  root,
  siteFolder,
  sourceArgument,
} from '../manifest-argument.ts'
import { openProject } from '../open-project.ts'
import { spareMemory } from '../spare-memory.ts'
import { tellFindings } from '../tell-findings.ts'

const out = outArgument('With --dist: the folder of the built site')

export const check = defineCommand({
  meta: {
    name: 'check',
    description: 'Checks the manifest and its links; exits 1 on errors.',
  },
  args: {
    manifest: manifestArgument,
    source: sourceArgument,
    format: {
      type: 'enum',
      options: ['text', 'json', 'sarif'],
      default: 'text',
      description: 'How findings are printed',
    },
    links: { type: 'boolean', description: 'Asks the other sites that links lead to' },
    dist: { type: 'boolean', description: 'Checks the built site itself' },
    out,
  },
  async run({ args }) {
    spareMemory()
    const file = await openManifest(args.manifest)
    const { engine } = await openProject(args.source)
    const analysis = await engine.check(file, engine.checkOptions(root, publicFolder))
    const { source, findings } = analysis
    if (args.links)
      findings.push(
        ...(await engine.findBrokenLinks(analysis, (urls) => askWithCache(engine, urls))),
      )
    const built = args.dist ? await engine.checkBuiltSite(resolveGiven(args.out, out)) : []
    const own = engine.inFiles(findings, source)
    if (args.format === 'json')
      console.log(JSON.stringify({ findings: [...own, ...built] }, null, 2))
    else if (args.format === 'sarif')
      console.log(
        JSON.stringify(engine.sarif([...findings, ...built], source, siteFolder), null, 2),
      )
    else await tellFindings(engine, { ...analysis, file: args.manifest, built })
    process.exitCode = engine.hasErrors([...own, ...built]) ? 1 : 0
  },
})

async function askWithCache({ readAnswers, askPolitely, keepAnswers }: Engine, urls: string[]) {
  const cache = join(root, 'node_modules/.cache/broadsheet/links.json')
  const now = Date.now()
  const known = await readAnswers(cache, now)
  const answers = await askPolitely(urls, { fetch, known })
  await keepAnswers(cache, answers, now)
  return answers
}
