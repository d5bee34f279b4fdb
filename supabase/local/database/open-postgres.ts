import postgres from 'postgres'
import type { Database, Queries, Role } from './database.ts'

/**
 * A real PostgreSQL, from version 15. Connects when first asked, and again after a loss.
 * @param url `postgres://user:password@host:port/database`
 */
export function openPostgres(url: string): Database {
  const sql = connect(url)
  // Connections that have a role from their beginning: a call is one way there and back, not three.
  const roles = { anon: connect(url, 'anon'), service_role: connect(url, 'service_role') }
  return {
    name: 'PostgreSQL',
    ...queriesOf(sql),
    transaction: async (work) => {
      // The driver's type unwraps arrays of promises, which `T` here never is.
      return (await sql.begin((transaction) => work(queriesOf(transaction)))) as Awaited<
        ReturnType<typeof work>
      >
    },
    queryAs: (role, statement, parameters) => queriesOf(roles[role]).query(statement, parameters),
    hasRoom: async () => true,
    scrub: async () => undefined,
    close: async () => {
      await Promise.all([sql, ...Object.values(roles)].map((each) => each.end({ timeout: 2 })))
    },
  }
}

function connect(url: string, role?: Role): postgres.Sql {
  return postgres(url, {
    max: 8,
    connect_timeout: 5,
    idle_timeout: 30,
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice: () => undefined,
    connection: { application_name: 'broadsheet', ...(role && { role }) },
  })
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
