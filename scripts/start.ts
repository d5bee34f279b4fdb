import { defineCommand, runMain } from 'citty'
import { writeGenerated } from '../engine/schema-compiler/write-generated.ts'
import { manifestArgument, resolveManifest, root } from './manifest-argument.ts'

runMain(
  defineCommand({
    meta: { name: 'npm start --', description: 'Serves the site with hot reload.' },
    args: {
      manifest: manifestArgument,
      port: { type: 'string', default: '5173', description: 'The first port that is tried' },
    },
    async run({ args }) {
      const log = (words: string) => console.log(words)
      const manifest = resolveManifest(args.manifest)
      for (const name of await writeGenerated(root)) log(`Generated ${name} from the schemas.`)
      const { startDevServer } = await import('../engine/build/dev-server.ts') // after its validator was generated
      const site = await startDevServer({ root, manifest, port: Number(args.port), log }).catch(
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error)
          process.exit(1)
        },
      )
      log(`Site  ${site.url}`)
      log('Ctrl-C ends it.')
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
        process.once(signal, () => void site.stop().then(() => process.exit(0)))
      }
    },
  }),
)
