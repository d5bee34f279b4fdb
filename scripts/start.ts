import { join, resolve } from 'node:path'
import { defineCommand } from 'citty'
import { startDevServer } from '../engine/dev/dev-server.ts'
import { writeGenerated } from '../engine/schema-compiler/write-generated.ts'
import { type Backend, startBackend } from '../supabase/local/start.ts'
import { tunablesIn } from '../supabase/local/tunables.ts'
import { manifestArgument, resolveManifest, root } from './manifest-argument.ts'
import { portArgument } from './number-argument.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  defineCommand({
    meta: {
      name: 'npm start --',
      description: 'Serves the site with hot reload, its contact back end and the mail it sends.',
    },
    args: {
      manifest: manifestArgument,
      port: portArgument(5173),
      data: {
        type: 'string',
        default: '.data',
        valueHint: 'FOLDER',
        description: 'Database of messages, unless DATABASE_URL names one',
      },
    },
    async run({ args }) {
      const log = (words: string) => console.log(words)
      const manifest = resolveManifest(args.manifest)
      const source = join(root, 'src')
      const dataFolder = resolve(root, args.data)
      for (const name of await writeGenerated(root)) log(`Generated ${name} from the schemas.`)
      let backend: Backend | undefined
      const startFunctions = async (siteUrl: string) => {
        const variables = tunablesIn(process.env)
        backend = await startBackend({ siteUrl, dataFolder, log, variables })
        return backend.functionsUrl
      }
      const port = Number(args.port)
      const site = await startDevServer({
        root,
        source,
        manifest,
        dataFolder,
        port,
        startFunctions,
        log,
      }).catch(async (error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        await backend?.stop()
        process.exit(1)
      })
      const end = (code: number) =>
        void Promise.all([site.stop(), backend?.stop()]).then(() => process.exit(code))
      log(`Functions  ${backend?.functionsUrl}/functions/v1`)
      log(`Outbox     ${backend?.outboxUrl}`)
      log(`Site       ${site.url}`)
      log('Ctrl-C ends it.')
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
        process.once(signal, () => end(0))
      void backend?.gaveUp.then((sentence) => {
        console.error(sentence)
        end(1)
      })
    },
  }),
)
