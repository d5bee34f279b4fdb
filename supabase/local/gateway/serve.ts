import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { CallFunction } from '../database/call-function.ts'
import { codeOf, type Database, isConnectionLoss } from '../database/database.ts'
import { type Keys, localPublicKey } from '../keys.ts'
import { createOutbox, type OutboxPages } from '../outbox/outbox.ts'
import { takeMail } from './mailbox.ts'
import { passOn } from './proxy.ts'
import { problemReply, type Reply, send } from './reply.ts'
import { answerRest } from './rest.ts'

export interface GatewayParts {
  database: Database
  call: CallFunction
  keys: Keys
  /** Where each function's process listens. */
  functionPorts: { [name: string]: number }
}

/** The addresses that hosting has, and `/outbox`. Not yet listening. */
export function createGateway(parts: GatewayParts): Server {
  const outbox = createOutbox(parts)
  const server = createServer((request, response) => {
    route(request, response, parts, outbox).catch((error: unknown) => {
      if (!isConnectionLoss(error))
        console.error(
          `The gateway failed: ${error instanceof Error ? error.name : ''} ${codeOf(error)}.`,
        )
      if (response.headersSent) response.destroy()
      else
        send(
          response,
          isConnectionLoss(error)
            ? problemReply(503, 'The database does not answer.')
            : problemReply(500, 'The gateway failed.'),
        )
    })
  })
  // Slow senders must not exhaust the connections.
  Object.assign(server, {
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 2_000,
  })
  return server
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  parts: GatewayParts,
  outbox: OutboxPages,
): Promise<void> {
  const path = (request.url ?? '/').replace(/^[^/]*\/\/[^/]*/, '')
  const name = /^\/functions\/v1\/([a-z-]+)(?=[/?]|$)/.exec(path)?.[1]
  const port = name === undefined ? undefined : parts.functionPorts[name]
  if (!isFromThisMachine(request))
    return send(response, problemReply(403, 'Only this machine may ask.'))
  if (port !== undefined) return passOn(request, response, port, path.slice('/functions/v1'.length))
  if (path === '/outbox/changes') return outbox.streamChanges(response)
  send(response, await answerHere(request, path, parts, outbox))
}

async function answerHere(
  request: IncomingMessage,
  path: string,
  { database, call, keys }: GatewayParts,
  outbox: OutboxPages,
): Promise<Reply> {
  const roleOf = (key: string) =>
    key === keys.service ? 'service_role' : key === localPublicKey ? 'anon' : undefined
  if (path.startsWith('/rest/v1/')) {
    const reply = await answerRest(request, path.slice('/rest/v1'.length), call, roleOf)
    if (reply.status === 200) outbox.changed()
    return reply
  }
  if (path === '/emails') {
    const reply = await takeMail(request, database, keys.mail)
    outbox.changed()
    return reply
  }
  if (path === '/health') return { status: 200, body: 'ok' }
  if (path === '/') return { status: 302, headers: { location: '/outbox' } }
  if (path.startsWith('/outbox')) return outbox.answer(request, path)
  return problemReply(404, 'There is nothing at this address.')
}

/** A page elsewhere can make a browser ask here under a name of its own (DNS rebinding). */
function isFromThisMachine({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '')
}
