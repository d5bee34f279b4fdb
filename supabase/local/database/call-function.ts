import type { Database, Role } from './database.ts'

export type Arguments = { [name: string]: unknown }

/** Calls one SQL function of the schema `public`, as hosting's `/rest/v1/rpc/<name>` does. */
export type CallFunction = (role: Role, name: string, args: Arguments) => Promise<unknown>

/** There is no such function, or it has no such argument. */
export class UnknownFunction extends Error {
  override name = 'UnknownFunction'
}

interface Signature {
  name: string
  /** The type of each argument by its name. */
  types: { [argument: string]: string }
  returnsSet: boolean
}

/** @param database migrated: its functions are looked up once */
export async function functionCaller(database: Database): Promise<CallFunction> {
  const rows = await database.query<Signature>(signatures)
  const known = new Map(rows.map((row) => [row.name, row]))
  return async (role, name, args) => {
    const signature = known.get(name)
    const unknown = Object.keys(args).find(
      (argument) => !Object.hasOwn(signature?.types ?? {}, argument),
    )
    if (!signature || unknown !== undefined) throw new UnknownFunction(`${name}(${unknown ?? ''})`)
    const result = await call(database, role, signature, args)
    if (hasForgotten(name, result)) await database.scrub()
    return result
  }
}

function hasForgotten(name: string, result: unknown): boolean {
  if (name === 'keep_house') return Object(result).deleted > 0
  return name === 'erase_person' && Number(result) > 0
}

const signatures = `
  select proname as name, proretset as "returnsSet", coalesce((
    select jsonb_object_agg(proargnames[position], format_type(type, null))
    from unnest(proargtypes) with ordinality as argument (type, position)), '{}') as types
  from pg_proc where pronamespace = 'public'::regnamespace`

async function call(
  database: Database,
  role: Role,
  { name, types, returnsSet }: Signature,
  args: Arguments,
): Promise<unknown> {
  const named = Object.keys(args).map(
    (argument, at) => `"${argument}" => cast($${at + 1}::text as ${types[argument]})`,
  )
  const invoked = `public."${name}"(${named.join(', ')})`
  const statement = returnsSet
    ? `select coalesce(jsonb_agg(to_jsonb(found)), '[]') as result from ${invoked} as found`
    : `select to_jsonb(${invoked}) as result`
  const values = Object.values(args).map(asText)
  const [row] = await database.queryAs<{ result: unknown }>(role, statement, values)
  return row?.result ?? null
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
