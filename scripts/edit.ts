import { resolve } from 'node:path'
import { defineCommand } from 'citty'
import {
  manifestArgument,
  resolveManifest,
  resolveSource,
  root,
  sourceArgument,
} from './manifest-argument.ts'
import { portArgument } from './number-argument.ts'
import { openEditor } from './open-editor.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm run edit --',
      description: 'Opens the editor alone, without the site and its back end.',
    },
    args: {
      manifest: manifestArgument,
      source: sourceArgument,
      port: portArgument(5174),
      data: {
        type: 'string',
        default: '.data',
        valueHint: 'FOLDER',
        description: 'Where drafts are kept',
      },
    },
    async run({ args }) {
      const editor = await openEditor({
        manifest: resolveManifest(args.manifest),
        source: resolveSource(args.source),
        dataFolder: resolve(root, args.data),
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
  }),
)
