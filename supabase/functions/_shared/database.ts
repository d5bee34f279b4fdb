/**
 * Calls one SQL function. Rejects when the database did not answer or refused.
 * @param patienceMs for what takes longer than others
 */
export type Rpc = (
  name: string,
  args: { [name: string]: unknown },
  patienceMs?: number,
) => Promise<unknown>

/** The part of supabase-js that is used here, so that Node needs no `npm:` import to check it. */
interface SupabaseClient {
  rpc(
    name: string,
    args: { [name: string]: unknown },
  ): { abortSignal(signal: AbortSignal): PromiseLike<RpcAnswer> }
}
interface RpcAnswer {
  data: unknown
  error: { code?: string } | null
}

export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly code: string
  constructor(code: string) {
    super(`The database answered with ${code || 'no code'}.`)
    this.code = code
  }
}

/** @param timeoutMs must leave the form, which waits 15 s, time to hear of it */
export function rpcOf(client: SupabaseClient, timeoutMs: number): Rpc {
  return async (name, args, patienceMs = timeoutMs) => {
    const signal = AbortSignal.timeout(patienceMs)
    const { data, error } = await client.rpc(name, args).abortSignal(signal)
    if (error) throw new DatabaseError(error.code || (signal.aborted ? 'timeout' : ''))
    return data
  }
}
