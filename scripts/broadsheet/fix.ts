import { defineCommand } from 'citty'
import {
  manifestArgument,
  publicFolder,
  readManifest,
  resolveManifest,
  root,
  sourceArgument,
} from '../manifest-argument.ts'
import { openProject } from '../open-project.ts'
import { hasColours, tellFindings } from '../tell-findings.ts'

export const fix = defineCommand({
  meta: {
    name: 'fix',
    description: 'Fixes what can be fixed safely, and shows the diff and what is left.',
  },
  args: {
    manifest: manifestArgument,
    source: sourceArgument,
    'dry-run': { type: 'boolean', description: 'Shows the diff and writes nothing' },
  },
  async run({ args }) {
    const file = resolveManifest(args.manifest)
    const before = await readManifest(file)
    const { engine } = await openProject(args.source)
    const options = engine.checkOptions(root, publicFolder)
    const { text, steps } = engine.fixText(file, before, options)
    const count = steps.flat().length
    const patch = engine.diff(args.manifest, before, text)
    if (patch) console.log(hasColours ? engine.colourDiff(patch) : patch)
    if (args['dry-run']) return console.log(`${count} would be mended; nothing was written.`)
    if (text !== before) await engine.writeWhole(file, text)
    console.log(`${count} mended.\n`)
    const analysis = await engine.load(file, options)
    await tellFindings(engine, { ...analysis, file: args.manifest, text })
    process.exitCode = engine.hasErrors(analysis.findings) ? 1 : 0
  },
})
