import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { CallFunction } from '../database/call-function.ts'
import { codeOf, type Database, isConnectionLoss } from '../database/database.ts'
import { tellingRoom } from '../database/room.ts'
import { type Keys, localPublicKey } from '../keys.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { takeMail } from './mailbox.ts'
import { passOn } from './proxy.ts'
import { jsonReply, problemReply, type Reply, send } from './reply.ts'
import { answerRest } from './rest.ts'
import { type Post, sendBySmtp } from './smtp-door.ts'

interface GatewayParts {
  database: Database
  call: CallFunction
  keys: Keys
  /** Whether `/outbox` shows what was sent. */
  hasOutbox: boolean
  /** Sends mail; without it, mail is kept for the outbox. */
  post?: Post
}

export interface Gateway {
  /** Not yet listening. */
  server: Server
  /** From then on it answers; before, it asks to come again. */
  open(parts: GatewayParts): void
}

/**
 * The addresses that hosting has, and `/outbox`.
 * @param functionPorts where each function's process listens
 * @param trustedHops see `senderOf`
 */
export function createGateway(functionPorts: { [name: string]: number }, trustedHops = 1): Gateway {
  const ports = new Map(Object.entries(functionPorts))
  let answerHere: AnswerHere | undefined
  const server = createServer((request, response) => {
    route(request, response, { ports, trustedHops, answerHere }).catch((error: unknown) => {
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
  // Slow senders must not exhaust the connections; how long a body may take, `readBody` knows.
  Object.assign(server, {
    headersTimeout: 10_000,
    requestTimeout: 240_000,
    keepAliveTimeout: 5_000,
    connectionsCheckingInterval: 2_000,
  })
  return { server, open: (parts) => (answerHere = answersOf(parts)) }
}

interface Ways {
  ports: Map<string, number>
  trustedHops: number
  /** What is not a function's; undefined until the database is open. */
  answerHere: AnswerHere | undefined
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  { ports, trustedHops, answerHere }: Ways,
): Promise<void> {
  const path = (request.url ?? '/').replace(/^[^/]*\/\/[^/]*/, '')
  const name = /^\/functions\/v1\/([a-z-]+)(?=[/?]|$)/.exec(path)?.[1] ?? ''
  if (!isFromThisMachine(request))
    return send(response, problemReply(403, 'Only this machine may ask.'))
  if (!answerHere) return send(response, comeAgain)
  const port = ports.get(name)
  if (port !== undefined)
    return passOn(request, response, port, path.slice('/functions/v1'.length), trustedHops)
  const reply = await answerHere(request, response, path)
  if (reply) send(response, reply)
}

const closed = problemReply(503, 'The database is not open yet.')
const comeAgain: Reply = { ...closed, headers: { ...closed.headers, 'retry-after': '5' } }

/** Undefined where it goes on by itself. */
type AnswerHere = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<Reply | undefined>

function answersOf(parts: GatewayParts): AnswerHere {
  const { database, call, keys, hasOutbox, post } = parts
  const outbox = createOutbox(parts)
  const roleOf = (key: string) =>
    key === keys.service ? 'service_role' : key === localPublicKey ? 'anon' : undefined
  const hasRoom = tellingRoom(() => database.hasRoom(), console.error)
  return async (request, response, path) => {
    if (path === '/health') return health(database)
    if (path.startsWith('/outbox') && !hasOutbox) return nothingHere
    if (path === '/outbox/changes') return void outbox.streamChanges(response)
    if (storing.has(path) && !(await hasRoom())) return noRoom
    if (path.startsWith('/rest/v1/')) {
      const reply = await answerRest(request, path.slice('/rest/v1'.length), call, roleOf)
      if (reply.status === 200) outbox.changed()
      return reply
    }
    if (path === '/emails') {
      const reply = await (post
        ? sendBySmtp(request, database, { apiKey: keys.mail, post })
        : takeMail(request, database, keys.mail))
      outbox.changed()
      return reply
    }
    if (path === '/') return { status: 302, headers: { location: '/outbox' } }
    if (path.startsWith('/outbox')) return outbox.answer(request, path)
    return nothingHere
  }
}

const nothingHere = problemReply(404, 'There is nothing at this address.')

async function health(database: Database): Promise<Reply> {
  await database.query('select 1')
  return { status: 200, body: 'ok' }
}

/** What makes the database grow; looking, erasing and delivering go on with a full disk. */
const storing = new Set(['/rest/v1/rpc/store_message', '/emails'])
const noRoom = jsonReply(503, {
  code: '53100',
  message: 'The disk is full.',
  details: null,
  hint: null,
})

/** A page elsewhere can make a browser ask here under a name of its own (DNS rebinding). */
function isFromThisMachine({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '')
}
