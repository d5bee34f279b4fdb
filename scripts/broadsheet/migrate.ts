import { defineCommand } from 'citty'
import { changesOf } from '../changes.ts'
import { manifestArgument, openManifest, readManifest } from '../manifest-argument.ts'
import { openProject } from '../open-project.ts'

export const migrate = defineCommand({
  meta: {
    name: 'migrate',
    description: 'Brings an older manifest to the shape that this engine reads.',
  },
  args: {
    manifest: manifestArgument,
    'dry-run': { type: 'boolean', description: 'Shows the diff and writes nothing' },
  },
  async run({ args }) {
    const file = await openManifest(args.manifest)
    const { engine } = await openProject()
    const before = await readManifest(engine, file)
    const migrated = engine.migrateText(before)
    if (!migrated.isMigrated) {
      console.error(`Nothing was changed. ${migrated.reason}`)
      process.exitCode = 1
      return
    }
    if (migrated.says.length === 0) return console.log('The manifest is up to date.')
    const changes = changesOf(engine, before, migrated.manifest)
    changes.show()
    for (const words of migrated.says) console.log(`Version ${words}`)
    if (args['dry-run']) return console.log('Nothing was written: this was a dry run.')
    await changes.write()
    console.log('Written. Run "broadsheet check" to see that all is well.')
  },
})
