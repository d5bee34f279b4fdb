import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { listenOnFreePort } from '../../../engine/dev/free-port.ts'
import { sendThrough } from '../../functions/_shared/provider.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { type Says, startMailServer } from '../testing/mail-server.ts'
import { send } from './reply.ts'
import { postThrough, sendBySmtp } from './smtp-door.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const mail = {
  from: 'Website <website@mine.org>',
  to: ['office@mine.org'],
  reply_to: 'ada@example.com',
  subject: 'Message from Zoë',
  text: 'Hello\r\nBcc: evil@example.com',
  html: '<p>Hello</p>',
}

onEachDatabase((open) => {
  /** The deliverer's own client in front of the door. */
  async function provider(smtpUrl: string, apiKey = 'key') {
    const answer: RequestListener = (request, response) =>
      void sendBySmtp(request, open().database, { apiKey: 'key', post: postThrough(smtpUrl) }).then(
        (reply) => send(response, reply),
      )
    const server = createServer(answer)
    stops.push(
      () => server.closeAllConnections(),
      () => server.close(),
    )
    const url = `http://localhost:${await listenOnFreePort(server, 24_000)}/emails`
    return sendThrough({ url, apiKey, timeoutMs: 10_000 })
  }
  async function speaking(says?: Says) {
    const server = await startMailServer(says)
    stops.push(server.stop)
    return server
  }

  test('a mail is handed over once, however often its key is sent', async () => {
    const server = await speaking()
    const sendMail = await provider(server.url)
    const first = await sendMail(mail, `once-${crypto.randomUUID()}`.slice(0, 30))
    expect(first).toMatchObject({ ok: true })
    const [text = ''] = server.mails
    const [head = ''] = text.split('\r\n\r\n')
    expect(head).toMatch(/^Message-ID: <once-[\w-]+@mine\.org>$/m)
    expect(head).toMatch(/^Reply-To: ada@example\.com$/m)
    expect(head).toMatch(/^Subject: =\?UTF-8\?Q\?Message_from_Zo=C3=AB\?=$/m)
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(head).not.toContain('Bcc')
    const key = `again-${crypto.randomUUID()}`
    expect(await sendMail(mail, key)).toEqual(await sendMail(mail, key))
    expect(server.mails).toHaveLength(2)
  })

  test('files go with it, of any name, and of 7 MB', async () => {
    const server = await speaking()
    const sendMail = await provider(server.url)
    const content = Buffer.alloc(7_000_000, 'ab').toString('base64')
    const attachment = { filename: 'سيرة.pdf', content, content_type: 'application/pdf' }
    const sent = await sendMail({ ...mail, attachments: [attachment] }, crypto.randomUUID())
    expect(sent).toMatchObject({ ok: true })
    const [text = ''] = server.mails
    expect(text).toMatch(/^Content-Type: application\/pdf; name=.*$/m)
    expect(text).toContain("filename*0*=utf-8''%D8%B3%D9%8A%D8%B1%D8%A9.pdf")
    expect(text.replaceAll('\r\n', '')).toContain(content)
  })

  test('nothing is sent for who does not know the key', async () => {
    const server = await speaking()
    const sendMail = await provider(server.url, 'another')
    expect(await sendMail(mail, 'a-key-of-a-mail')).toMatchObject({
      ok: false,
      error: 'HTTP 401 missing_api_key',
      isPermanent: false,
    })
    expect(server.mails).toEqual([])
  })

  describe('what the mail server says is told as a provider would:', () => {
    test.each([
      ['RCPT', '550 no such user', 'HTTP 422 mail_server_refuses_this_mail', true, false],
      ['RCPT', '451 greylisted', 'HTTP 424 mail_server_asks_to_wait', false, false],
      ['.', '554 spam', 'HTTP 422 mail_server_refuses_this_mail', true, false],
      ['.', '452 no room', 'HTTP 424 mail_server_asks_to_wait', false, false],
      ['.', 'end', 'HTTP 504 mail_server_did_not_confirm', false, true],
    ])('%s, %s', async (at, says, error, isPermanent, isUnsure) => {
      const server = await speaking((line) => (line.startsWith(at) ? says : undefined))
      const sendMail = await provider(server.url)
      const key = `refused-${crypto.randomUUID()}`
      expect(await sendMail(mail, key)).toMatchObject({ ok: false, error, isPermanent, isUnsure })
    })

    test('a login that is refused, and a server that is not there', async () => {
      const server = await speaking((line) =>
        line.startsWith('EHLO')
          ? '250-test\r\n250 AUTH PLAIN'
          : line.startsWith('AUTH')
            ? '535 no'
            : undefined,
      )
      const sendMail = await provider(server.url.replace('//', '//me:wrong@'))
      expect(await sendMail(mail, 'login-refused')).toMatchObject({
        error: 'HTTP 401 mail_server_refuses_the_login',
        isPermanent: false,
      })
      const away = await provider('smtp://127.0.0.1:9')
      expect(await away(mail, 'server-away')).toMatchObject({
        error: 'HTTP 424 mail_server_is_not_there',
        isPermanent: false,
        isUnsure: false,
      })
    })
  })
})
