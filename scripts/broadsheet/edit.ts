import { defineCommand } from 'citty'
import {
  dataArgument,
  manifestArgument,
  resolveGiven,
  resolveManifest,
  resolveSource,
  sourceArgument,
} from '../manifest-argument.ts'
import { portArgument } from '../number-argument.ts'
import { openEditor } from '../open-editor.ts'

const data = dataArgument('Where drafts are kept')

export const edit = defineCommand({
  meta: {
    name: 'edit',
    description: 'Opens the editor alone, without the site and its back end.',
  },
  args: {
    manifest: manifestArgument,
    source: sourceArgument,
    port: portArgument(5174),
    data,
  },
  async run({ args }) {
    const editor = await openEditor({
      manifest: resolveManifest(args.manifest),
      source: resolveSource(args.source),
      dataFolder: resolveGiven(args.data, data),
      port: Number(args.port),
    }).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    })
    console.log(`Editor     ${editor.url}`)
    console.log('Ctrl-C ends it.')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        editor.stop()
        process.exit(0)
      })
  },
})
