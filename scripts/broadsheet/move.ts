import { defineCommand } from 'citty'
import { changesOf } from '../changes.ts'
import { manifestArgument, openManifest, readManifest } from '../manifest-argument.ts'
import { openProject } from '../open-project.ts'

export const move = defineCommand({
  meta: {
    name: 'move',
    description: 'Moves a page: rewrites every link to it and adds the redirect.',
  },
  args: {
    from: {
      type: 'positional',
      required: true,
      description: 'The path that the page has, as in /old',
    },
    to: { type: 'positional', required: true, description: 'The path that it gets, as in /new' },
    manifest: manifestArgument,
    'dry-run': { type: 'boolean', description: 'Shows the diff and writes nothing' },
  },
  async run({ args }) {
    const file = await openManifest(args.manifest)
    const { engine } = await openProject()
    const before = await readManifest(engine, file)
    const moved = engine.movePage(before, args.from, args.to)
    if (!moved.isMoved) {
      console.error(`Nothing was moved. ${moved.reason}`)
      process.exitCode = 1
      return
    }
    const changes = changesOf(engine, before, moved.manifest)
    changes.show()
    if (args['dry-run']) return console.log('Nothing was written: this was a dry run.')
    await changes.write()
    console.log(
      `Moved ${args.from} to ${args.to}. Links rewritten: ${moved.links}; the redirect is there.`,
    )
  },
})
