import postgres from 'postgres'
import type { Database, Queries } from './database.ts'

/**
 * A real PostgreSQL, from version 15. Connects when first asked, and again after a loss.
 * @param url `postgres://user:password@host:port/database`
 */
export function openPostgres(url: string): Database {
  const sql = postgres(url, {
    max: 8,
    connect_timeout: 5,
    idle_timeout: 30,
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice: () => undefined,
    connection: { application_name: 'broadsheet' },
  })
  return {
    name: 'PostgreSQL',
    ...queriesOf(sql),
    transaction: async (work) => {
      // The driver's type unwraps arrays of promises, which `T` here never is.
      return (await sql.begin((transaction) => work(queriesOf(transaction)))) as Awaited<
        ReturnType<typeof work>
      >
    },
    hasRoom: async () => true,
    scrub: async () => undefined,
    close: () => sql.end({ timeout: 2 }),
  }
}

function queriesOf(sql: postgres.ISql): Queries {
  return {
    query: async <Row>(statement: string, parameters: unknown[] = []) => {
      // Parameters are texts; statements cast them.
      const rows = await sql.unsafe(statement, parameters as string[], { prepare: true })
      return rows as unknown as Row[] // the statement says what a row is
    },
    run: async (script) => {
      await sql.unsafe(script).simple()
    },
  }
}
