import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { problemReply, send } from './reply.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
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
 * address at the right of `x-forwarded-for`.
 * @param port where the function's process listens
 * @param path `/<name>` and what follows
 */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  path: string,
): void {
  const headers = { ...request.headers }
  for (const name of hopByHop) delete headers[name]
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
  request.pipe(onward)
}
