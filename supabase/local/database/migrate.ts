import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from './database.ts'

const migrationsFolder = join(import.meta.dirname, '../../migrations')

interface Migration {
  name: string
  text: string
  checksum: string
}

/**
 * Brings a database up to date: what hosting brings, then each migration once, in order, in a
 * transaction of its own.
 * @returns the names of those that ran now
 * @throws when a migration that ran here was changed afterwards, or one fails; earlier ones stay
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const run = async (name: string) =>
    database.run(await readFile(join(import.meta.dirname, name), 'utf8'))
  await run('local.sql')
  const ran: string[] = []
  for (const migration of migrations) if (await apply(database, migration)) ran.push(migration.name)
  await run('local-after.sql')
  return ran
}

async function apply(database: Database, { name, text, checksum }: Migration): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(4000)') // two starts at once take turns
    const [known] = await transaction.query<{ checksum: string }>(
      'select checksum from local.migrations where name = $1',
      [name],
    )
    if (known?.checksum === checksum) return false
    if (known)
      throw new Error(
        `${name} was changed after it ran here. Put it back, and write a new migration for the change.`,
      )
    await transaction.run(text)
    await transaction.query('insert into local.migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ])
    return true
  })
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return {
        name,
        text,
        checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex'),
      }
    }),
  )
}
