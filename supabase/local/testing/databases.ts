import { afterAll, describe } from 'vitest'
import { type CallFunction, functionCaller } from '../database/call-function.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openPglite } from '../database/open-pglite.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { findPostgres, startTemporaryPostgres } from './temporary-postgres.ts'

export interface Migrated {
  database: Database
  call: CallFunction
}

/** Runs the same tests on PGlite and on a real PostgreSQL, each migrated. */
export function onEachDatabase(tests: (open: () => Migrated) => void): void {
  describe('on PGlite', async () => tests(await prepare(openPglite())))
  const programs = findPostgres()
  if (!programs) {
    describe.skip('on PostgreSQL: there is none on this machine, set PG_BIN', () => tests(never))
    return
  }
  describe('on PostgreSQL', async () => {
    const postgres = await startTemporaryPostgres(programs)
    const migrated = await prepare(Promise.resolve(openPostgres(postgres.url)))
    afterAll(postgres.stop)
    tests(migrated)
  })
}

async function prepare(opened: Promise<Database>): Promise<() => Migrated> {
  const database = await opened
  await migrate(database)
  const call = await functionCaller(database)
  afterAll(() => database.close())
  return () => ({ database, call })
}

function never(): never {
  throw new Error('Skipped tests do not run.')
}
