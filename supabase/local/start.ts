import { fork, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import getPort, { portNumbers } from 'get-port'
import type { FromGateway, GatewayOptions } from './gateway/messages.ts'
import { type Keys, localPublicKey, readKeys } from './keys.ts'
import { keepAlive, type Part } from './part.ts'

const root = join(import.meta.dirname, '../..')
const functionNames = ['send-contact-email', 'deliver-mail'] as const

export interface BackendOptions {
  /** The site's address: where a form without JavaScript returns to, and the origin that may call. */
  siteUrl: string
  /** The first port to try, stepping up. @default 54321 */
  port?: number
  /** Database, secrets and lock of this machine. */
  dataFolder: string
  /** A line for the person who started it. */
  log(line: string): void
  /** `postgres://…` uses that database instead of PGlite. @default the variable DATABASE_URL */
  databaseUrl?: string | undefined
  /** `smtp://user:password@host:587`, which mail goes through. @default it is kept for the outbox page */
  smtpUrl?: string | undefined
  /** Whether visitors send to it; then nobody is shown messages without a key. @default false */
  isPublic?: boolean
  /** Ends soon after its start, in a row, after which a part is given up. @default 5 */
  endsInARow?: number
  /** More or other variables for the functions, see docs/contact.md. */
  variables?: { [name: string]: string }
  /** Milliseconds between two runs of the mail delivery. @default 5000 */
  deliverEveryMs?: number
}

export interface Backend {
  /** `http://127.0.0.1:<port>`: the functions are at `/functions/v1/<name>`. */
  functionsUrl: string
  outboxUrl: string
  /** The processes by name, to be watched or, in a test, killed. */
  pids(): { [name: string]: number | undefined }
  /** Resolves with a sentence when a part could not be kept alive; all has been stopped then. */
  gaveUp: Promise<string>
  /** Ends all processes. */
  stop(): Promise<void>
}

/**
 * Starts the deployed functions, a gateway and a database on this machine. `DATABASE_URL` names a
 * real PostgreSQL; otherwise PGlite keeps its files in the data folder.
 * @throws with a sentence for the person when it cannot, for example when it runs already
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataFolder = resolve(options.dataFolder)
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const functionPorts = Object.fromEntries(
    await Promise.all(
      functionNames.map(async (name) => [name, await getPort({ host: '127.0.0.1' })]),
    ),
  )
  const gateway = {
    dataFolder,
    functionPorts,
    deliverEveryMs: options.deliverEveryMs ?? 5_000,
    isPublic: options.isPublic ?? false,
    trustedHops: Number(options.variables?.TRUSTED_HOPS ?? 1),
  }
  const parts = new Map<string, Part>()
  /** The functions first: they call the gateway. */
  const stop = async () => {
    await Promise.all(functionNames.map((name) => parts.get(name)?.stop()))
    await parts.get('gateway')?.stop()
  }
  const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers<string>()
  const surroundings = {
    ...options,
    onGiveUp: (sentence: string) => stop().then(() => giveUp(sentence)),
  }
  let functionsUrl = ''
  try {
    const { part, port } = await startOnFreePort(options.port ?? 54_321, gateway, surroundings)
    parts.set('gateway', part)
    functionsUrl = `http://127.0.0.1:${port}`
    const variables = functionVariables(options, functionsUrl, await readKeys(dataFolder))
    for (const name of functionNames)
      parts.set(name, startFunction(name, functionPorts[name], variables, surroundings))
    await Promise.all([...parts.values()].map((part) => part.ready))
  } catch (error) {
    await stop()
    throw error
  }
  const pids = () => Object.fromEntries([...parts].map(([name, part]) => [name, part.pid()]))
  return { functionsUrl, outboxUrl: `${functionsUrl}/outbox`, pids, gaveUp, stop }
}

type Surroundings = BackendOptions & { onGiveUp(sentence: string): void }

/** Somebody else took the port between the look at it and the gateway's start. */
class PortTaken extends Error {
  override name = 'PortTaken'
}

async function startOnFreePort(
  first: number,
  options: Omit<GatewayOptions, 'port'>,
  surroundings: Surroundings,
): Promise<{ part: Part; port: number }> {
  const port = await getPort({
    ...(first > 0 && { port: portNumbers(first, first + 99) }),
    host: '127.0.0.1',
  })
  try {
    return { part: await startGateway({ ...options, port }, surroundings), port }
  } catch (error) {
    if (!(error instanceof PortTaken)) throw error
    return startOnFreePort(port + 1, options, surroundings)
  }
}

/** The lock is the gateway's: who asks for a folder that is taken hears so, and nothing is tried again. */
async function startGateway(options: GatewayOptions, surroundings: Surroundings): Promise<Part> {
  const { log, databaseUrl = process.env.DATABASE_URL, smtpUrl } = surroundings
  const { promise: refused, reject } = Promise.withResolvers<never>()
  const part = keepAlive({
    ...surroundings,
    name: 'gateway',
    spawn: () => {
      const main = join(import.meta.dirname, 'gateway/main.ts')
      const child = fork(main, [JSON.stringify(options)], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        execArgv: [],
        env: { ...process.env, DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl },
      })
      child.on('message', (message: FromGateway) => {
        if (message.type === 'locked')
          reject(
            new Error(
              `Broadsheet runs already in this folder (process ${message.pid ?? 'unknown'}).`,
            ),
          )
        if (message.type !== 'failed') return
        if (message.reason.includes('EADDRINUSE')) reject(new PortTaken(message.reason))
        else log(`The gateway cannot work: ${message.reason}`)
      })
      return child
    },
    isReady: (sign) => typeof sign === 'object' && 'type' in sign && sign.type === 'ready',
  })
  try {
    await Promise.race([part.ready, refused])
    return part
  } catch (error) {
    await part.stop()
    throw error
  }
}

function startFunction(
  name: string,
  port: number,
  variables: NodeJS.ProcessEnv,
  surroundings: Surroundings,
): Part {
  const folder = join(root, 'supabase/functions', name)
  const config = [
    '--config',
    join(folder, 'deno.json'),
    '--node-modules-dir=manual',
    '--cached-only',
  ]
  const rights = ['--allow-net', '--allow-env', `--allow-read=${root}`, '--no-prompt']
  const runner = join(import.meta.dirname, 'run-function.ts')
  const index = new URL(`../functions/${name}/index.ts`, import.meta.url)
  return keepAlive({
    ...surroundings,
    name: `function ${name}`,
    spawn: () =>
      spawn(denoPath(), ['run', ...config, ...rights, runner, index.href], {
        cwd: root,
        env: { ...variables, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
        stdio: ['pipe', 'pipe', 'pipe'],
      }),
    isReady: (sign) => typeof sign === 'string' && sign.includes('Listening on'),
  })
}

/** The program itself, which signals reach, wherever its package was installed to. */
function denoPath(): string {
  const installer: { runInstall(): string } = createRequire(import.meta.url)('deno/install_api.cjs')
  return installer.runInstall()
}

/** As they are set with "supabase secrets set" when hosted, with addresses of this machine. */
function functionVariables(
  { siteUrl, variables }: BackendOptions,
  functionsUrl: string,
  keys: Keys,
): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DENO_DIR: process.env.DENO_DIR,
    NO_COLOR: '1',
    DENO_NO_UPDATE_CHECK: '1',
    SUPABASE_URL: functionsUrl,
    SUPABASE_SERVICE_ROLE_KEY: keys.service,
    SUPABASE_ANON_KEY: localPublicKey,
    DELIVER_MAIL_SECRET: keys.deliver,
    SITE_URL: siteUrl,
    ALLOWED_ORIGINS: bothNames(siteUrl).join(','),
    MAIL_API_URL: `${functionsUrl}/emails`,
    MAIL_API_KEY: keys.mail,
    MAIL_FROM: 'Website <website@site.test>',
    MAIL_TO: 'office@site.test',
    ...variables,
  }
}

/** A browser may have been pointed at this machine by either name. */
function bothNames(siteUrl: string): string[] {
  const { protocol, hostname, port } = new URL(siteUrl)
  const names = ['localhost', '127.0.0.1'].includes(hostname)
    ? ['localhost', '127.0.0.1']
    : [hostname]
  return names.map((name) => `${protocol}//${name}${port && `:${port}`}`)
}
