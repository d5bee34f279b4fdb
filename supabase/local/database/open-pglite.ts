import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { codeOf, type Database, type Queries, type Role } from './database.ts'
import { preparedQueries } from './prepared-queries.ts'
import { watchRoom } from './room.ts'

/**
 * The embedded database. One process at a time may open a folder, see `takeLock`.
 * It never calls fsync: it survives the end of its process at any moment, not a power cut.
 * @param folder made when it is missing; without one the database is in memory
 * @param onFull told when the disk was full: the next statement may never end, so the process should
 */
export async function openPglite(folder?: string, onFull = () => {}): Promise<Database> {
  if (folder === undefined) return wrap(await PGlite.create(), async () => true, onFull)
  await prepare(folder)
  const opened = await PGlite.create({ dataDir: folder, startParams })
  return wrap(opened, watchRoom(folder), onFull)
}

// Its pages stay in this process for good once they were touched: with 128 MB, the default, it grows for half an hour.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

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

function wrap(pglite: PGlite, look: () => Promise<boolean>, onFull: () => void): Database {
  const watched = async <Result>(work: Promise<Result>) => {
    try {
      return await work
    } catch (error) {
      if (codeOf(error) === diskFull) onFull()
      throw error
    }
  }
  const { query, run } = queriesOf(pglite)
  const queryPrepared = preparedQueries(pglite)
  const as = inRole(pglite)
  return {
    name: 'PGlite',
    query: (statement, parameters) => watched(as('none', () => query(statement, parameters))),
    run: (script) => watched(as('none', () => run(script))),
    transaction: (work) =>
      watched(as('none', () => pglite.transaction((transaction) => work(queriesOf(transaction))))),
    queryAs: (role, statement, parameters) =>
      watched(as(role, () => queryPrepared(statement, parameters))),
    scrub: async () => {
      for (const statement of scrubbing) await watched(as('none', () => run(statement)))
    },
    hasRoom: look,
    close: () => pglite.close(),
  }
}

/** Lets one work after the other have the only session there is, each in its role; `none` is the owner's. */
function inRole(pglite: PGlite) {
  let now: Role | 'none' = 'none'
  let turn: Promise<unknown> = Promise.resolve()
  return <Result>(role: Role | 'none', work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(async () => {
      if (role !== now) await pglite.exec(`set role ${role}`)
      now = role
      return work()
    })
    turn = result.catch(() => undefined)
    return result
  }
}

/** The SQLSTATE of a disk without room. */
const diskFull = '53100'

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
