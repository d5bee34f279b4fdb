import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { listenOnFreePort } from '../../../engine/dev/free-port.ts'
import { sendThrough } from '../../functions/_shared/provider.ts'
import { migrate } from '../database/migrate.ts'
import { openPglite } from '../database/open-pglite.ts'
import { outboxPage } from '../outbox/outbox-page.ts'
import { takeMail } from './mailbox.ts'
import { send } from './reply.ts'

const database = await openPglite()
await migrate(database)
const server = createServer(
  (request, response) =>
    void takeMail(request, database, 'key').then((reply) => send(response, reply)),
)
const url = `http://localhost:${await listenOnFreePort(server, 24_100)}/emails`
const sendMail = sendThrough({ url, apiKey: 'key', timeoutMs: 10_000 })
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.close()
})

const mailWith = (text: string) => {
  const content = Buffer.from(text).toString('base64')
  return {
    ...{ from: 'a@example.com', to: ['b@example.com'], subject: 'S', text: 'T', html: 'H' },
    attachments: [{ filename: 'a.pdf', content, content_type: 'application/pdf' }],
  }
}

test('of a mail with files the names are kept, and others under its key are refused', async () => {
  const sent = await sendMail(mailWith('%PDF-1'), 'one-key-of-a-mail')
  expect(sent).toMatchObject({ ok: true })
  expect(await sendMail(mailWith('%PDF-1'), 'one-key-of-a-mail')).toEqual(sent)
  expect(await sendMail(mailWith('%PDF-2'), 'one-key-of-a-mail')).toMatchObject({
    ok: false,
    error: 'HTTP 409 invalid_idempotent_request',
  })
  const [kept] = await database.query<{ mail: Parameters<typeof outboxPage>[0][0]['mail'] }>(
    'select mail from local.mails',
  )
  expect(JSON.stringify(kept)).not.toContain(Buffer.from('%PDF-1').toString('base64'))
  const entry = {
    ...{ id: 'x', isMessage: true, name: '', email: '', message: '', attempts: 1 },
    ...{ lastError: null, createdAt: '', dueAt: '', mail: kept?.mail ?? null },
  }
  expect(outboxPage([{ ...entry, state: 'sent' }], 'PGlite')).toContain(
    '<dt>Attached</dt><dd>a.pdf (6 B)</dd>',
  )
})
