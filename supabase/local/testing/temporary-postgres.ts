import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'

/** A PostgreSQL server of its own, for a test or a measurement. */
export interface TemporaryPostgres {
  url: string
  version: string
  /** SIGKILL to the server's first process. */
  kill(): void
  /** After a kill; waits until it takes connections. */
  restart(): void
  /** Ends it and deletes its files. */
  stop(): void
}

/** Where the server's programs are: the folder named by PG_BIN, or Debian's. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : []
  const folders = [
    process.env.PG_BIN ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')))
}

/** @param programs from `findPostgres` */
export async function startTemporaryPostgres(programs: string): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-postgres-'))
  chmodSync(folder, 0o777)
  const files = join(folder, 'data')
  const port = await getPort({ host: '127.0.0.1' })
  run(
    `${programs}/initdb --pgdata=${files} --username=postgres --auth=trust --encoding=UTF8 --locale=C`,
  )
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=60`
  const control = (action: string) =>
    run(
      `${programs}/pg_ctl --pgdata=${files} --silent --wait ${action} >>${folder}/control.log 2>&1`,
    )
  const start = () => control(`-o "${options}" --log=${folder}/server.log start`)
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: run(`${programs}/postgres --version`).trim(),
    kill: () =>
      process.kill(
        Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      ),
    restart: () => tryAgain(start, 20),
    stop() {
      control('--mode=immediate stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** After a kill its other processes need a moment to end; until then it refuses to start. */
function tryAgain(start: () => void, times: number): void {
  try {
    start()
  } catch (error) {
    if (times === 0) throw error
    tryAgain(start, times - 1)
  }
}

/** The server refuses to run as root. */
function run(command: string): string {
  const isRoot = userInfo().uid === 0
  const [program, ...words] = isRoot ? ['su', 'postgres', '-s', '/bin/sh', '-c'] : ['sh', '-c']
  return execFileSync(program ?? 'sh', [...words, command], { encoding: 'utf8', cwd: tmpdir() })
}
