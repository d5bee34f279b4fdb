/** Whose rights a call has: those of the public key, or those of the service key. */
export type Role = 'anon' | 'service_role'

/** Runs statements on a connection, or within a transaction on it. */
export interface Queries {
  /** One statement with `$1` parameters. */
  query<Row>(statement: string, parameters?: unknown[]): Promise<Row[]>
  /** Many statements without parameters. */
  run(script: string): Promise<void>
}

/** PGlite or a real PostgreSQL: the same SQL runs on both. */
export interface Database extends Queries {
  /** A human-readable name. */
  name: string
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /** One statement with the rights of a role, which the database itself holds it to; a transaction of its own. */
  queryAs<Row>(role: Role, statement: string, parameters?: (string | null)[]): Promise<Row[]>
  /** Takes what was deleted out of the files as well. A server that others share keeps it until it needs the room. */
  scrub(): Promise<void>
  /** Whether more may be stored. A server sees to its disk itself. */
  hasRoom(): Promise<boolean>
  close(): Promise<void>
}

/** The SQLSTATE of an error, or the driver's own code; empty where there is none. */
export function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' ? code : ''
}

const lost = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])

/** Whether the database was not there, rather than refused: classes 08 and 57P, or the driver lost it. */
export function isConnectionLoss(error: unknown): boolean {
  return /^(08|57P|CONNECT|53300)/.test(codeOf(error)) || lost.has(codeOf(error))
}
