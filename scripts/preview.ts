import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineCommand, runMain } from 'citty'
import { listenOnFreePort } from '../engine/build/free-port.ts'
import { createPreviewServer } from '../engine/build/preview-server.ts'
import { root } from './manifest-argument.ts'

runMain(
  defineCommand({
    meta: { name: 'npm run preview --', description: 'Serves the built site as a host would.' },
    args: {
      out: { type: 'string', default: 'dist', valueHint: 'FOLDER', description: 'The built site' },
      port: { type: 'string', default: '4173', description: 'The first port that is tried' },
    },
    async run({ args }) {
      const folder =
        args.out === 'dist' ? resolve(root, 'dist') : resolve(process.env.INIT_CWD ?? '.', args.out)
      if (!existsSync(resolve(folder, 'index.html'))) {
        console.error(`There is no built site in ${args.out}. Run "npm run build" first.`)
        process.exit(1)
      }
      const server = await createPreviewServer(folder)
      const port = await listenOnFreePort(server, Number(args.port))
      console.log(`Site  http://localhost:${port}/`)
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => process.exit(0))
    },
  }),
)
