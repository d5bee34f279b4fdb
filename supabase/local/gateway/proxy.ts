import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { megabyte, mostMegabytes } from '../../../schema/file-rules.ts'
import { senderOf } from '../../functions/_shared/client-address.ts'
import { roomForBodies } from '../../functions/_shared/room-for-bodies.ts'
import { problemReply, type Reply, readBody, send } from './reply.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
/** More than a function reads of any body without files. */
const maxBytes = 2 ** 18
/** And of one with files. */
const maxFileBytes = mostMegabytes * megabyte + maxBytes
/** What is held of bodies with files at once: whoever fills it shuts out no message without files. */
const room = roomForBodies({ total: 64_000_000, perSender: 22_000_000 })
/** Headers of one connection, which are not passed on (RFC 9110 §7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]

/**
 * Hands a request to a function, as hosting does: the function sees `/<name>` and the sender's
 * address at the right of `x-forwarded-for`. It is handed on when it is there whole: slow senders keep
 * nobody from the function, and its length is counted here, so that no part of it passes for a request of its own.
 * @param port where the function's process listens
 * @param path `/<name>` and what follows
 * @param trustedHops of `x-forwarded-for`, the address that this process sees among them
 */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  path: string,
  trustedHops = 1,
): Promise<void> {
  const before = request.headers['x-forwarded-for']
  const seen = request.socket.remoteAddress ?? 'unknown'
  const forwardedFor = before === undefined ? seen : `${before}, ${seen}`
  const sender = senderOf(new Headers({ 'x-forwarded-for': forwardedFor }), trustedHops)
  const most = mostOf(request)
  const release = most > maxBytes ? room.take(most, sender) : () => undefined
  response.on('close', () => release?.())
  const body = await readBody(request, {
    maxBytes: release ? most : 0,
    patienceMs: patienceMs + most / 50, // 400 kbit/s
  }).catch(() => undefined)
  if (request.errored) return // whoever asked has left
  if (!release) return send(response, comeAgain(503, 'Very many files are coming in just now.'))
  if (!body) return send(response, problemReply(413, 'This is longer than any function takes.'))
  const headers = { ...request.headers }
  for (const name of hopByHop) delete headers[name]
  if (body.length > 0 || request.method === 'POST') headers['content-length'] = String(body.length)
  headers['x-forwarded-for'] = forwardedFor
  const onward = ask({
    host: '127.0.0.1',
    port,
    path,
    method: request.method ?? 'GET',
    headers,
    agent,
  })
  let isSent = false
  onward.on('socket', (socket) => {
    if (!socket.connecting) isSent = true
    else socket.once('connect', () => (isSent = true))
  })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
    answer.on('aborted', () => response.destroy())
  })
  onward.on('error', () => {
    if (response.headersSent) return response.destroy()
    // Nothing reached the function: nothing is stored. Otherwise it may be, and the key guards the next try.
    const reply = isSent
      ? comeAgain(502, 'The function ended before it answered.')
      : comeAgain(503, 'The function is not there just now.')
    send(response, reply)
  })
  response.on('close', () => onward.destroy())
  onward.end(body)
}

/** Milliseconds for a body without files. */
const patienceMs = 20_000

/** How many bytes of a body are kept; none of one that is too long by its own account. */
function mostOf({ headers }: IncomingMessage): number {
  if (!headers['content-type']?.startsWith('multipart/form-data')) return maxBytes
  const announced = Number(headers['content-length'] ?? maxFileBytes)
  return announced <= maxFileBytes ? announced : maxBytes
}

function comeAgain(status: number, title: string): Reply {
  const reply = problemReply(status, title)
  return { ...reply, headers: { ...reply.headers, 'retry-after': '1' } }
}
