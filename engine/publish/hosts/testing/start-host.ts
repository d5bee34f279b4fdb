import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import getPort from 'get-port'

/** A server of a distribution; where it lies beside the settings that a distribution has it use. */
export interface InstalledHost {
  name: 'nginx' | 'caddy'
  program: string
}

/** Undefined where it is not installed. */
export function installed(name: InstalledHost['name']): InstalledHost | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const program = folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
  return program === undefined ? undefined : { name, program }
}

/**
 * Serves a folder with the file that a build has written for the host.
 * @param work a folder of its own
 */
export async function startHost(
  { name, program }: InstalledHost,
  site: string,
  work: string,
): Promise<{ url: string; stop(): void }> {
  mkdirSync(work, { recursive: true })
  const port = await getPort({ host: '127.0.0.1' })
  const settings = join(work, 'settings')
  writeFileSync(settings, name === 'nginx' ? nginx(site, work, port) : caddy(site, port))
  const words = name === 'nginx' ? ['-c'] : ['run', '--adapter', 'caddyfile', '--config']
  const child = spawn(program, [...words, settings], {
    env: { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (words) => (said += words))
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return { url, stop: () => child.kill() }
    if (child.exitCode !== null) throw new Error(`${name} has ended:\n${said}`)
  }
}

function nginx(site: string, work: string, port: number): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${work}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${work}/${kind};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${site}/nginx.conf;
  }
}
`
}

function caddy(site: string, port: number): string {
  return `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  root * ${site}
  import ${site}/Caddyfile
}
`
}
