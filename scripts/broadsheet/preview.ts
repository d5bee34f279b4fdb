import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { listenOnFreePort } from '../../engine/dev/free-port.ts'
import { createPreviewServer } from '../../engine/dev/preview-server.ts'
import { withLock } from '../../engine/files/lock.ts'
import { recover } from '../../engine/publish/journal.ts'
import { passOn } from '../../supabase/local/gateway/proxy.ts'
import { joinBackend } from '../join-backend.ts'
import { dataArgument, outArgument, resolveGiven } from '../manifest-argument.ts'
import { portArgument } from '../number-argument.ts'
import { languageOfBuilt } from '../site-language.ts'

const out = outArgument('The built site')
const data = dataArgument('Database of messages; shared with "broadsheet dev" where that runs')

export const preview = defineCommand({
  meta: { name: 'preview', description: 'Serves the built site as a host would.' },
  args: {
    out,
    port: portArgument(4173),
    data,
  },
  async run({ args }) {
    const folder = resolveGiven(args.out, out)
    // Finishes an interrupted build's file moves; waits for a running build.
    await withLock(folder, async () => recover(folder), { onWait: console.log })
    if (!existsSync(join(folder, 'index.html'))) {
      console.error(`There is no built site in ${args.out}. Run "broadsheet build" first.`)
      process.exit(1)
    }
    const { promise: backendPort, resolve: setBackendPort } = Promise.withResolvers<number>()
    // Requests that arrive while the back end starts are answered once it is up.
    const toBackend: RequestListener = (request, response) =>
      void backendPort.then((port) => passOn(request, response, port, request.url ?? '/'))
    const mounts = { '/functions/v1/': toBackend, '/outbox': toBackend }
    const server = createPreviewServer(folder, mounts)
    const siteUrl = `http://localhost:${await listenOnFreePort(server, Number(args.port))}`
    const backend = await joinBackend({
      siteUrl,
      dataFolder: resolveGiven(args.data, data),
      variables: await languageOfBuilt(folder),
    })
    setBackendPort(Number(new URL(backend.functionsUrl).port))
    console.log(`Outbox     ${siteUrl}/outbox`)
    console.log(`Site       ${siteUrl}/`)
    const end = (code: number) => void backend.stop().then(() => process.exit(code))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => end(0))
    void backend.gaveUp.then((sentence) => {
      console.error(sentence)
      end(1)
    })
  },
})
