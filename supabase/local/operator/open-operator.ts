import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Arguments, functionCaller } from '../database/call-function.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openPglite } from '../database/open-pglite.ts'
import { openPostgres } from '../database/open-postgres.ts'
import { findHolder, takeLock } from '../folder-lock.ts'
import { readKeys } from '../keys.ts'

/** Access to the SQL functions for the operator, who may call all of them. */
export interface Operator {
  call(name: string, args: Arguments): Promise<unknown>
  close(): Promise<void>
}

export interface OperatorOptions {
  /** Of this machine, used when none of the variables below is set. */
  dataFolder: string
  /** DATABASE_URL, or SUPABASE_URL with SUPABASE_SERVICE_ROLE_KEY. */
  variables: { [name: string]: string | undefined }
}

/** Nothing works until the operator fixes what the message says. */
export class NoWayIn extends Error {
  override name = 'NoWayIn'
}

/**
 * Opens the database that is meant: the one named by DATABASE_URL, a hosted project, or this
 * machine's. PGlite's folder takes one process at a time, so a running gateway is asked instead.
 * @throws {NoWayIn} when there is nothing to open
 */
export async function openOperator({ dataFolder, variables }: OperatorOptions): Promise<Operator> {
  const { DATABASE_URL, SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = variables
  if (DATABASE_URL) return throughDatabase(openPostgres(DATABASE_URL))
  if (SUPABASE_URL && SUPABASE_SERVICE_ROLE_KEY)
    return throughRest(SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY)
  const folder = resolve(dataFolder)
  const running = await findHolder(folder)
  if (running?.url) return throughRest(running.url, (await readKeys(folder)).service)
  if (!existsSync(join(folder, 'database')))
    throw new NoWayIn(
      `There are no messages in ${dataFolder} yet. Start the site once with "broadsheet dev".`,
    )
  const lock = await takeLock(folder)
  if (!lock.ok) throw new NoWayIn('The site is starting just now. Try again in a moment.')
  const database = await openPglite(join(folder, 'database'))
  await migrate(database)
  return throughDatabase(database, lock.release)
}

async function throughDatabase(database: Database, release = async () => {}): Promise<Operator> {
  const call = await functionCaller(database)
  return {
    call: (name, args) => call('service_role', name, args),
    close: async () => {
      await database.close()
      await release()
    },
  }
}

function throughRest(url: string, serviceKey: string): Operator {
  return {
    async call(name, args) {
      const headers = {
        authorization: `Bearer ${serviceKey}`,
        apikey: serviceKey,
        'content-type': 'application/json',
      }
      const request = {
        method: 'POST',
        headers,
        body: JSON.stringify(args),
        signal: AbortSignal.timeout(30_000),
      }
      const response = await fetch(`${url}/rest/v1/rpc/${name}`, request)
      if (!response.ok) throw new Error(`${url} answered ${response.status} to ${name}.`)
      return response.json()
    },
    close: async () => undefined,
  }
}
