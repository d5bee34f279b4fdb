import { defineCommand } from 'citty'
import { changesOf } from '../changes.ts'
import {
  manifestArgument,
  openManifest,
  publicFolder,
  readManifest,
  root,
  sourceArgument,
} from '../manifest-argument.ts'
import { openProject } from '../open-project.ts'
import { tellFindings } from '../tell-findings.ts'

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
    const file = await openManifest(args.manifest)
    const { engine } = await openProject(args.source)
    const before = await readManifest(engine, file)
    const options = engine.checkOptions(root, publicFolder)
    const { manifest, steps } = engine.fixText(before, options)
    const count = steps.flat().length
    const changes = changesOf(engine, before, manifest)
    changes.show()
    if (args['dry-run']) return console.log(`${count} would be mended; nothing was written.`)
    await changes.write()
    console.log(`${count} mended.\n`)
    const analysis = await engine.check(file, options)
    await tellFindings(engine, { ...analysis, file: args.manifest })
    process.exitCode = engine.hasErrors(analysis.findings) ? 1 : 0
  },
})
