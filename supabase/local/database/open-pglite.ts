import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import type { Database, Queries } from './database.ts'

/**
 * The embedded database. One process at a time may open a folder, see `takeLock`.
 * It never calls fsync: it survives the end of its process at any moment, not a power cut.
 * @param folder made when it is missing; without one the database is in memory
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder !== undefined) await prepare(folder)
  return wrap(await PGlite.create(folder === undefined ? {} : { dataDir: folder }))
}

/**
 * Created in a temporary folder and then renamed, so a process that dies halfway leaves nothing behind. The folder is
 * closed to others: the database itself gives its files a mode that everyone may read, whatever the umask.
 */
async function prepare(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return chmod(folder, 0o700)
  const unfinished = `${folder}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  await mkdir(unfinished, { mode: 0o700 })
  const made = await PGlite.create({ dataDir: unfinished })
  await made.close()
  await rename(unfinished, folder)
}

function wrap(pglite: PGlite): Database {
  return {
    name: 'PGlite',
    ...queriesOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queriesOf(transaction))),
    scrub: async () => {
      for (const statement of scrubbing) await pglite.exec(statement)
    },
    close: () => pglite.close(),
  }
}

/** Tables are written anew, and the log begins anew: its old files are removed and not used again. */
const scrubbing = [
  'vacuum full',
  'set wal_recycle = off',
  'checkpoint',
  'select pg_switch_wal()',
  'checkpoint',
]

function queriesOf(target: Pick<Transaction, 'query' | 'exec'>): Queries {
  return {
    query: async <Row>(statement: string, parameters: unknown[] = []) =>
      (await target.query<Row>(statement, parameters)).rows,
    run: async (script) => {
      await target.exec(script)
    },
  }
}
