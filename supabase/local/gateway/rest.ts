import type { IncomingMessage } from 'node:http'
import { type CallFunction, UnknownFunction } from '../database/call-function.ts'
import { codeOf, isConnectionLoss, type Role } from '../database/database.ts'
import { jsonReply, keyOf, mostWithFiles, parseObject, type Reply, readBody } from './reply.ts'

/** What each key may be in the database. */
export type RoleOfKey = (key: string) => Role | undefined

/**
 * `/rest/v1/rpc/<name>`, the part of hosting's REST that is used here: one SQL function with named
 * arguments. What a role may call, the database decides.
 */
export async function answerRest(
  request: IncomingMessage,
  path: string,
  call: CallFunction,
  roleOf: RoleOfKey,
): Promise<Reply> {
  const role = roleOf(keyOf(request))
  if (!role) return restError(401, 'PGRST301', 'The key is missing or wrong.')
  const name = /^\/rpc\/([a-z_]+)$/.exec(path)?.[1]
  if (name === undefined)
    return restError(404, 'PGRST205', 'Only /rest/v1/rpc/<function> is served on this machine.')
  if (request.method !== 'POST') return restError(405, 'PGRST101', 'Call functions with POST.')
  const hasFiles = role === 'service_role' && name === 'store_message'
  const body = await readBody(request, hasFiles ? { maxBytes: mostWithFiles } : {})
  if (!body) return restError(413, 'PGRST102', 'The arguments are too long.')
  const args = parseObject(body.toString())
  if (!args) return restError(400, 'PGRST102', 'The arguments must be a JSON object.')
  try {
    return jsonReply(200, await call(role, name, args))
  } catch (error) {
    return refusal(error, role)
  }
}

/** As hosting answers (PostgREST, "Errors"). The database's own text may quote what was sent, so it stays here. */
function refusal(error: unknown, role: Role): Reply {
  const code = codeOf(error)
  if (error instanceof UnknownFunction || code === '42883')
    return restError(404, 'PGRST202', 'There is no such function, or it takes other arguments.')
  if (code === '42501')
    return restError(role === 'anon' ? 401 : 403, code, 'This key may not do that.')
  if (isConnectionLoss(error)) return restError(503, 'PGRST001', 'The database does not answer.')
  if (/^2[23]/.test(code)) return restError(400, code, 'The database refused a value.')
  return restError(500, code || 'XX000', 'The database failed.')
}

function restError(status: number, code: string, message: string): Reply {
  return jsonReply(status, { code, message, details: null, hint: null })
}
