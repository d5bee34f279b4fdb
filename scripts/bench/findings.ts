import { readFile } from 'node:fs/promises'
import { defineCommand } from 'citty'
import { randomFrom } from '../../engine/art/random.ts'
import type { Engine } from '../../engine/bundle/open-engine.ts'
import type { CheckOptions } from '../../engine/manifest/check-options.ts'
import { manifestArgument, publicFolder, resolveManifest, root } from '../manifest-argument.ts'
import { numberArgument } from '../number-argument.ts'
import { openProject } from '../open-project.ts'
import { runCommand } from '../run-command.ts'
import { damages } from './damages.ts'
import { printSpeed } from './findings-speed.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run bench:findings --',
      description:
        'Damages the manifest at random and tells what the check finds; measures its speed.',
    },
    args: {
      manifest: manifestArgument,
      count: numberArgument(500, 'How many damages'),
      seed: numberArgument(1, 'Where the random numbers begin', { least: 0 }),
    },
    async run({ args }) {
      const text = await readFile(resolveManifest(args.manifest), 'utf8')
      const { engine } = await openProject()
      const options = engine.checkOptions(root, publicFolder)
      const clean = engine.analyse('m.json', text, options).findings.length
      console.log(`Undamaged: ${clean} findings.`)
      printDamages(engine, text, Number(args.count), Number(args.seed), options)
      await printSpeed(engine, text)
    },
  }),
)

function printDamages(
  { analyse }: Engine,
  text: string,
  count: number,
  seed: number,
  options: CheckOptions,
): void {
  const random = randomFrom(seed)
  const pick = <T>(list: T[]): T => {
    const chosen = list[Math.floor(random() * list.length)]
    if (chosen === undefined) throw new Error('Nothing to pick from. This is a bug in the bench.')
    return chosen
  }
  const tallies = damages.map(({ kind }) => ({ kind, made: 0, found: 0, line: 0, code: 0, one: 0 }))
  for (let index = 0; index < count; index++) {
    const damage = damages[index % damages.length]
    const tally = tallies[index % damages.length]
    const damaged = damage?.apply(text, pick)
    if (!damage || !tally || !damaged) continue
    const { findings } = analyse('m.json', damaged.text, options)
    const isNear = ({ at }: (typeof findings)[number]) => isRightLine(damaged, at.line)
    const isRight = ({ code }: { code: string }) => damage.codes.includes(code)
    tally.made++
    tally.found += Number(findings.length > 0)
    tally.line += Number(findings.some(isNear))
    tally.code += Number(findings.some((finding) => isRight(finding) && isNear(finding)))
    tally.one += Number(findings.length === 1)
    if (process.env.VERBOSE && !findings.some((finding) => isRight(finding) && isNear(finding)))
      console.log(
        damage.kind,
        lineOf(damaged.text, damaged.at),
        findings.slice(0, 4).map(({ at, code }) => `${at.line} ${code}`),
      )
  }
  console.table(tallies)
  const sum = (key: 'made' | 'found' | 'line' | 'code' | 'one') =>
    tallies.reduce((total, tally) => total + tally[key], 0)
  const made = sum('made')
  const share = (key: 'found' | 'line' | 'code' | 'one') =>
    `${((100 * sum(key)) / made).toFixed(1)} %`
  console.log(
    `${made} damages: found ${share('found')}, right line ${share('line')}, right code on it ${share('code')}, a single finding ${share('one')}.`,
  )
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/**
 * The line of the damage. Where something was taken out, the line is right from the last character before it to the
 * next one after it: both are where an editor would put it back. Something missing is told at what should hold it.
 */
function isRightLine({ text, at }: { text: string; at: number }, line: number): boolean {
  const before = text.slice(0, at).trimEnd().length - 1
  const after = at + (text.slice(at).length - text.slice(at).trimStart().length)
  const holder = text.lastIndexOf('{', at)
  const isBetween = line >= lineOf(text, before) && line <= lineOf(text, after)
  return isBetween || line === lineOf(text, holder)
}
