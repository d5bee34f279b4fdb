import { existsSync } from 'node:fs'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { createPreviewServer } from '../../engine/dev/preview-server.ts'
import { passOn } from '../../supabase/local/gateway/proxy.ts'
import { type Backend, startBackend } from '../../supabase/local/start.ts'
import {
  dataArgument,
  manifestArgument,
  outArgument,
  resolveGiven,
  resolveManifest,
} from '../manifest-argument.ts'
import { numberArgument } from '../number-argument.ts'
import { readSettings, type Settings } from '../serve/settings.ts'
import { keepTellingForms } from '../serve/tell-forms.ts'
import { languageOfBuilt } from '../site-language.ts'

const out = outArgument('The built site')
const data = dataArgument('Secrets of this machine, and its lock; nothing that visitors wrote')

export const serve = defineCommand({
  meta: {
    name: 'serve',
    description:
      'Serves the built site, its functions and its mail on a machine of your own, with PostgreSQL; see docs/own-server.md.',
  },
  args: {
    out,
    manifest: { ...manifestArgument, description: 'The manifest, for the forms that it declares' },
    port: numberArgument(8080, 'Where it listens, on 127.0.0.1', { most: 65_535 }),
    data,
  },
  async run({ args }) {
    const folder = resolveGiven(args.out, out)
    const read = readSettings(process.env)
    const mistakes = read.mistakes ?? []
    if (!existsSync(join(folder, 'index.html')))
      mistakes.push(`There is no built site in ${args.out}. Run "broadsheet build" first.`)
    if (read.mistakes || mistakes.length > 0) return refuse(mistakes)
    const { settings } = read
    const variables = { ...(await languageOfBuilt(folder)), ...settings.variables }
    const dataFolder = resolveGiven(args.data, data)
    const backend = await startBackend({
      ...{ ...settings, variables, dataFolder, port: 0, isPublic: true, log: console.log },
    }).catch((error: unknown) => refuse([error instanceof Error ? error.message : String(error)]))
    if (!backend) return
    const stopTelling = keepTellingForms({
      ...{ folder, manifest: resolveManifest(args.manifest), log: console.log },
      databaseUrl: settings.databaseUrl,
    })
    const server = createPreviewServer(folder, mounts(backend, settings))
    server.prependListener('request', logWhenDone)
    const port = Number(args.port)
    const end = async (code: number) => {
      stopTelling()
      await closed(server)
      await backend.stop()
      process.exit(code)
    }
    server.once('error', (error) => {
      console.error(`It cannot listen: ${error.message}.`)
      void end(1)
    })
    server.listen(port, '127.0.0.1', () =>
      console.log(`Serving ${settings.siteUrl} from ${folder} at http://127.0.0.1:${port}`),
    )
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void end(0))
    void backend.gaveUp.then((sentence) => {
      console.error(sentence)
      return end(1)
    })
  },
})

/** Takes no more; who is being answered is answered, within five seconds. */
function closed(server: Server): Promise<void> {
  const impatient = setTimeout(() => server.closeAllConnections(), 5_000)
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
  })
}

/** What is not a file: the functions, and whether all is well. The gateway takes requests of this machine alone. */
function mounts(
  { functionsUrl }: Backend,
  { variables }: Settings,
): { [prefix: string]: RequestListener } {
  const { host, port } = new URL(functionsUrl)
  const trustedHops = Number(variables.TRUSTED_HOPS) - 1 // the gateway adds one more
  const pass = (request: IncomingMessage, response: ServerResponse, path: string) => {
    request.headers.host = host
    void passOn(request, response, Number(port), path, trustedHops)
  }
  return {
    '/functions/v1/health': (request, response) => pass(request, response, '/health'),
    '/functions/v1/': (request, response) => pass(request, response, request.url ?? '/'),
  }
}

/** A line each, without what was asked for beside the path, and without who asked. */
function logWhenDone(request: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now()
  response.once('close', () => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const took = Math.round(performance.now() - begun)
    const status = response.writableFinished ? response.statusCode : 'left'
    console.log(`${request.method} ${path} ${status} ${took} ms`)
  })
}

function refuse(mistakes: string[]): undefined {
  for (const words of mistakes) console.error(words)
  process.exitCode = 1
}
