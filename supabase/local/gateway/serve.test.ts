import { once } from 'node:events'
import { request as ask, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { createGateway, type Gateway } from './serve.ts'

let gateway: Gateway
let port = 0
let isFull = false
const called: string[] = []
/** What the function saw. */
const seen: { method: string; body: string; sender: string }[] = []
const functionServer = createServer(async (request, response) => {
  const sender = String(request.headers['x-forwarded-for'])
  seen.push({ method: request.method ?? '', body: await text(request), sender })
  response.end('seen')
})

const database: Database = {
  name: 'none',
  query: async () => [],
  run: async () => undefined,
  queryAs: async () => [],
  transaction: () => Promise.reject(new Error('There is no database.')),
  scrub: async () => undefined,
  hasRoom: async () => !isFull,
  close: async () => undefined,
}
const keys = { service: 'service', deliver: 'deliver', mail: 'mail' }
const call = async (_: unknown, name: string) => called.push(name)
const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

beforeAll(async () => {
  gateway = createGateway({ echo: await listen(functionServer) })
  port = await listen(gateway.server)
})
afterAll(() => {
  for (const server of [gateway.server, functionServer]) {
    server.closeAllConnections()
    server.close()
  }
})

const rest = (name: string, body: string) =>
  fetch(`http://127.0.0.1:${port}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { authorization: 'Bearer service' },
    body,
  })

test('before the database is open, who asks is told to come again', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/functions/v1/echo`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  gateway.open({ database, call, keys, hasOutbox: true })
  expect((await fetch(`http://127.0.0.1:${port}/functions/v1/echo`)).status).toBe(200)
})

test.each(['constructor', 'toString', 'hasOwnProperty', 'other'])(
  'there is no function "%s"',
  async (name) => {
    expect((await fetch(`http://127.0.0.1:${port}/functions/v1/${name}`)).status).toBe(404)
  },
)

test('arguments that are too long are refused, not left out', async () => {
  const response = await rest('erase_person', JSON.stringify({ email: 'a'.repeat(2 ** 20) }))
  expect(response.status).toBe(413)
  expect(called).toEqual([])
})

test('with a full disk nothing is stored; the rest goes on', async () => {
  isFull = true
  const refused = await rest('store_message', '{}')
  expect([refused.status, Object(await refused.json()).code]).toEqual([503, '53100'])
  expect((await rest('erase_person', '{}')).status).toBe(200)
  isFull = false
  expect((await rest('store_message', '{}')).status).toBe(200)
  expect(called.splice(0)).toEqual(['erase_person', 'store_message'])
})

test.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST'])(
  'a request within the chunked body of a %s is no request',
  async (method) => {
    seen.length = 0
    const hidden =
      'POST /echo HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 6.6.6.6\r\ncontent-length: 0\r\n\r\n'
    const headers = { 'transfer-encoding': 'chunked' }
    const path = '/functions/v1/echo'
    await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = ask({ host: '127.0.0.1', port, path, method, headers }, resolve)
      sent.on('error', reject)
      sent.end(hidden)
    }).then((response) => response.resume())
    await fetch(`http://127.0.0.1:${port}${path}`)
    expect(seen).toEqual([
      { method, body: hidden, sender: '127.0.0.1' },
      { method: 'GET', body: '', sender: '127.0.0.1' },
    ])
  },
)

test('3 MB are heard to their end, and refused', async () => {
  const body = 'a'.repeat(3_000_000)
  const response = await fetch(`http://127.0.0.1:${port}/functions/v1/echo`, {
    method: 'POST',
    body,
  })
  expect(response.status).toBe(413)
})

/** Announces so many bytes of a form with files, and sends none of them; resolves when that was heard. */
async function announce(bytes: number) {
  const headers = {
    ...{ 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes },
    expect: '100-continue',
  }
  const path = '/functions/v1/echo'
  const request = ask({ host: '127.0.0.1', port, path, method: 'POST', headers })
  request.on('error', () => undefined).flushHeaders()
  await once(request, 'continue')
  return request
}

test('who holds much of the room for files shuts out no other, and nobody without files', async () => {
  const send = (bytes: number, type = 'multipart/form-data; boundary=x') =>
    fetch(`http://127.0.0.1:${port}/functions/v1/echo`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'a'.repeat(bytes),
    })
  expect((await send(1_000_000)).status).toBe(200)
  expect((await send(11_000_000)).status).toBe(413)
  const held = [await announce(10_000_000), await announce(10_000_000)]
  const refused = await send(3_000_000)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect((await send(9_000)).status).toBe(200)
  expect((await send(9_000, 'application/json')).status).toBe(200)
  for (const request of held) request.destroy()
  await expect.poll(async () => (await send(3_000_000)).status).toBe(200)
})

test('400 slow bodies keep nobody waiting', async () => {
  const sockets = Array.from({ length: 400 }, () => connect(port, '127.0.0.1'))
  const head = `POST /functions/v1/echo HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-length: 100\r\n\r\n{`
  const isWritten = (socket: Socket) =>
    new Promise((resolve) => socket.on('error', resolve).write(head, resolve))
  await Promise.all(sockets.map(isWritten))
  const begun = performance.now()
  const status = await new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/functions/v1/echo' }, (response) =>
      resolve(response.resume().statusCode),
    )
  })
  expect(status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(4_000)
  for (const socket of sockets) socket.destroy()
})
