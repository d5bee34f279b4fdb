import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { problemReply, readBody, send } from './reply.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
/** More than a function reads of any body. */
const maxBytes = 2 ** 18
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
 */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  path: string,
): Promise<void> {
  const body = await readBody(request, maxBytes).catch(() => undefined)
  if (request.errored) return // whoever asked has left
  if (!body) return send(response, problemReply(413, 'This is longer than any function takes.'))
  const headers = { ...request.headers }
  for (const name of hopByHop) delete headers[name]
  if (body.length > 0 || request.method === 'POST') headers['content-length'] = String(body.length)
  const before = headers['x-forwarded-for']
  const sender = request.socket.remoteAddress ?? 'unknown'
  headers['x-forwarded-for'] = before === undefined ? sender : `${before}, ${sender}`
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
      ? problemReply(502, 'The function ended before it answered.')
      : problemReply(503, 'The function is not there just now.')
    send(response, { ...reply, headers: { ...reply.headers, 'retry-after': '1' } })
  })
  response.on('close', () => onward.destroy())
  onward.end(body)
}
