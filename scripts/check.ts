import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { defineCommand } from 'citty'
import type { Engine } from '../engine/bundle/open-engine.ts'
import type { Finding } from '../engine/findings/finding.ts'
import type { CheckOptions } from '../engine/manifest/check-options.ts'
import { manifestArgument, resolveManifest, root, sourceArgument } from './manifest-argument.ts'
import { openProject } from './open-project.ts'
import { runCommand } from './run-command.ts'

const colours = process.stdout.isTTY && !process.env.NO_COLOR

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run check --',
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
      fix: {
        type: 'boolean',
        description: 'Fixes what can be fixed safely, and shows the diff',
      },
      'dry-run': { type: 'boolean', description: 'With --fix: shows the diff and writes nothing' },
      links: { type: 'boolean', description: 'Asks the other sites that links lead to' },
      dist: { type: 'boolean', description: 'Checks the built site itself' },
      out: {
        type: 'string',
        default: 'dist',
        valueHint: 'FOLDER',
        description: 'With --dist: the folder of the built site',
      },
    },
    async run({ args }) {
      const file = resolveManifest(args.manifest)
      const { engine, source } = await openProject(args.source)
      const options = engine.checkOptions(source)
      if (args.fix) await fix(engine, file, options, args)
      const { findings, site } = await engine.load(file, options)
      const text = await readFile(file, 'utf8').catch(() => '')
      if (args.links)
        findings.push(
          ...(await engine.findBrokenLinks(file, text, (urls) => askWithCache(engine, urls))),
        )
      const built = args.dist ? await engine.checkBuiltSite(resolve(root, args.out)) : []
      const all = [...findings, ...built]
      if (args.format === 'json') console.log(JSON.stringify({ findings: all }, null, 2))
      else if (args.format === 'sarif')
        console.log(JSON.stringify(engine.sarif(all, text, root), null, 2))
      else {
        await print(engine, findings, text, built)
        const pages = site ? `${site.pages.length} pages, ` : ''
        console.log(`${args.manifest}: ${pages}${engine.countFindings(all)}${mendable(findings)}`)
      }
      process.exitCode = engine.hasErrors(all) ? 1 : 0
    },
  }),
)

async function print(
  { printFindings }: Engine,
  findings: Finding[],
  text: string,
  built: Finding[],
): Promise<void> {
  if (findings.length > 0) console.log(printFindings(findings, text, { colours }))
  for (const finding of built) {
    const page = await readFile(finding.at.file, 'utf8')
    console.log(printFindings([finding], page, { colours }))
  }
}

function mendable(findings: Finding[]): string {
  const count = findings.filter((finding) => finding.fix).length
  return count > 0 ? `; --fix mends ${count}` : ''
}

async function fix(
  { fixText, diff, colourDiff, writeWhole }: Engine,
  file: string,
  options: CheckOptions,
  args: { format: string; 'dry-run'?: boolean | undefined },
): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before === undefined) return // said by the check that follows
  const { text, steps } = fixText(file, before, options)
  const patch = diff(args.format === 'text' ? file : '', before, text)
  if (!args['dry-run'] && text !== before) await writeWhole(file, text)
  if (args.format !== 'text') return
  if (patch) console.log(colours ? colourDiff(patch) : patch)
  const what = args['dry-run'] ? 'would be mended; nothing was written' : 'mended'
  console.log(`${steps.flat().length} ${what}.\n`)
}

async function askWithCache({ readAnswers, askPolitely, keepAnswers }: Engine, urls: string[]) {
  const cache = join(root, 'node_modules/.cache/broadsheet/links.json')
  const now = Date.now()
  const known = await readAnswers(cache, now)
  const answers = await askPolitely(urls, { fetch, known })
  await keepAnswers(cache, answers, now)
  return answers
}
