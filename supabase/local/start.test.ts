import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openOperator } from './operator/open-operator.ts'
import { listMessages } from './operator/operator-messages.ts'
import type { Backend } from './start.ts'
import { startIsolatedBackend } from './testing/isolated-backend.ts'

// The whole way as it is deployed: Deno, gateway, PGlite. Nothing here is replaced.
let backend: Backend
let dataFolder = ''
const said: string[] = []
const start = () =>
  startIsolatedBackend({
    dataFolder,
    log: (line) => said.push(line),
    variables: { LIMIT_PER_SENDER: '8' },
  })

beforeAll(async () => {
  dataFolder = join(await mkdtemp(join(tmpdir(), 'broadsheet-start-')), 'data')
  backend = await start()
}, 60_000)
afterAll(async () => {
  await backend.stop()
  await rm(dirname(dataFolder), { recursive: true, force: true })
}, 20_000)

const post = (path: string, body: unknown, headers: { [name: string]: string } = {}) =>
  fetch(`${backend.functionsUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer local-public-key',
      ...headers,
    },
    body: JSON.stringify(body),
    redirect: 'manual',
  })
const send = (message: string, headers = {}) =>
  post(
    '/functions/v1/send-contact-email',
    { name: 'Ada', email: 'ada@example.com', company: '', phone: '', message },
    headers,
  )
const outbox = () => fetch(backend.outboxUrl).then((response) => response.text())
vi.setConfig({ testTimeout: 60_000 }) // a busy machine starts processes slowly
const soon = { timeout: 40_000, interval: 50 }

test('a message goes from the form to the outbox page', async () => {
  const response = await send('Hello <b>there</b>', { origin: 'http://localhost:5173' })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
    201,
    'http://localhost:5173',
  ])
  await vi.waitFor(
    async () => expect(await outbox()).toMatch(/data-state="sent">.*Message from Ada/s),
    soon,
  )
  expect(await outbox()).not.toContain('<b>there')
})

test('a form without JavaScript is sent and returns to the site', async () => {
  const body = new URLSearchParams({
    name: 'Bob',
    email: 'bob@example.com',
    message: 'No script',
    website: '',
  })
  const response = await fetch(`${backend.functionsUrl}/functions/v1/send-contact-email`, {
    method: 'POST',
    body,
    redirect: 'manual',
  })
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    'http://localhost:5173/contact#sent',
  ])
})

test('the operator sees it while all runs', async () => {
  const operator = await openOperator({ dataFolder, variables: {} })
  expect(
    (await listMessages(operator, { text: 'NO SCRIPT', limit: 10 })).map(({ name }) => name),
  ).toEqual(['Bob'])
  await operator.close()
})

test('a second start in the same folder says that one runs', async () => {
  await expect(start()).rejects.toThrow(
    /^Broadsheet runs already in this folder \(process \d+\)\.$/,
  )
})

test('folder, secrets and database are for their owner alone', async () => {
  expect((await stat(dataFolder)).mode & 0o077).toBe(0)
  expect(await openToOthers()).toEqual([])
})

describe('the public key', () => {
  test.each([
    ['list_messages', {}],
    ['keep_house', {}],
    ['erase_person', { email: 'ada@example.com' }],
    ['claim_outbox', { batch: 1 }],
    [
      'store_message',
      { content: {}, idempotency_key: null, suspicion: null, address: null, limits: {} },
    ],
  ])('may not call %s', async (name, args) => {
    expect((await post(`/rest/v1/rpc/${name}`, args)).status).toBe(401)
  })

  test.each(['/rest/v1/messages', '/rest/v1/outbox?select=*', '/rest/v1/rpc/pg_sleep'])(
    'gets nothing at %s',
    async (path) => {
      expect((await post(path, {})).status).toBe(404)
    },
  )

  test('does not wake the deliverer, nor post mail', async () => {
    expect((await post('/functions/v1/deliver-mail', {})).status).toBe(401)
    expect((await post('/emails', { from: 'a', to: 'b' }, { 'idempotency-key': 'x' })).status).toBe(
      401,
    )
  })
})

describe('pages elsewhere', () => {
  test('may not have a mail sent again', async () => {
    const path = '/outbox/00000000-0000-4000-8000-000000000000/send-again'
    expect((await post(path, {}, { origin: 'https://evil.example' })).status).toBe(403)
    const own = { origin: backend.functionsUrl }
    expect((await post(path, {}, { ...own, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post(path, {}, { ...own, 'sec-fetch-site': 'same-origin' })).status).toBe(303)
  })

  test('may not frame the outbox', async () => {
    const { headers } = await fetch(backend.outboxUrl)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test.each(['/outbox', '/functions/v1/send-contact-email', '/health'])(
    'do not reach %s by a name of their own',
    async (path) => {
      const { port } = new URL(backend.functionsUrl)
      const headers = { host: 'evil.example' }
      const status = await new Promise((resolve) =>
        get({ host: '127.0.0.1', port, path, headers }, (response) =>
          resolve(response.resume().statusCode),
        ),
      )
      expect(status).toBe(403)
    },
  )
})

test('the sender at the limit is told when to come again', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, (_, at) => send(`Flood ${at}`)))
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Object(await refused?.json()).title).toBe('Too many messages in a short time.')
})

test.each(['send-contact-email', 'gateway'])(
  '%s that is killed is named and started again',
  async (part) => {
    process.kill(backend.pids()[part] ?? 0, 'SIGKILL')
    await vi.waitFor(
      () => expect(said.join()).toContain(`${part} ended (signal SIGKILL). Starting it again.`),
      soon,
    )
    const answered = async () => (await send('Hello <b>there</b>').catch(() => undefined))?.status
    await vi.waitFor(async () => expect(await answered()).toBe(201), soon) // the same content: it is known, no limit counts
  },
)

test('stopping leaves no process and frees the folder', async () => {
  const pids = Object.values(backend.pids())
  await backend.stop()
  expect(pids.map(isAlive)).toEqual([false, false, false])
  await chmod(join(dataFolder, 'database'), 0o755) // as earlier versions left it
  const operator = await openOperator({ dataFolder, variables: {} })
  expect((await listMessages(operator, { limit: null })).length).toBeGreaterThan(2)
  await operator.close()
  expect(await openToOthers()).toEqual([])
})

/** Whatever lies deeper is behind a folder that only its owner may enter. */
async function openToOthers(): Promise<string[]> {
  const names = await readdir(dataFolder)
  const modes = await Promise.all(names.map((name) => stat(join(dataFolder, name))))
  return names.filter((_, at) => (modes[at]?.mode ?? 0) & 0o077)
}

function isAlive(pid = 0): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
